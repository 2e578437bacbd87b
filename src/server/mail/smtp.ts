import { asRecord } from '#domain/as-record.ts';
import 'server-only';
import { getSystemErrorName } from 'node:util';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { ReactElement } from 'react';
import { agency } from '#content/agency.ts';
import type { Reason } from '#content/operator-words.ts';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import { isLoopback } from '#server/configuration/environment-variables.ts';
import type { MailReceiver } from '#server/configuration/receivers.ts';
import { failureCode, log } from '#server/process/log.ts';
import {
  type Attempt,
  PARKS_SURE_FAULT_AFTER_MS,
  unansweredAttempt,
} from '#server/queue/attempt.ts';
import { ICON_ID, mailIcon } from './mail-icon.ts';
import { mailHtml } from './mail-page.tsx';

/** Most servers have delivered the mail then. */
export const HANDED_OVER = 'no answer after the mail was handed over' satisfies Reason;

/** The other mailboxes accepted the mail, and must not get it again. */
export type MailAttempt = Attempt & { refusedMailboxes?: number };

export type Mail = {
  id: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
  calendarEntry?: string | undefined;
  page?: ReactElement | undefined;
  /** `copy`: the owner's, of a request that goes to a webhook. */
  audience?: 'owner' | 'visitor' | 'copy';
};

/**
 * Scanners are slow. A mail is handed over within the receiver's timeout, usually a minute, and
 * then waits ten times as long for an answer, as RFC 5321 asks.
 */
const TURNS_AFTER_HAND_OVER = 10;

export async function sendMail(
  { id, page, calendarEntry, audience = 'owner', ...mail }: Mail,
  { smtpUrl, from, to, timeoutMs }: MailReceiver,
  stop?: AbortSignal,
): Promise<MailAttempt> {
  const html = page && (await mailHtml(page));
  const givingUp = new AbortController();
  const isLocal = isLoopback(smtpUrl.hostname);
  let isHandedOver = false;
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    if (!isHandedOver || turns > TURNS_AFTER_HAND_OVER) givingUp.abort();
    else if (turns === 1) log.warn('The mail server is slow to answer', { id });
  }, timeoutMs);
  try {
    const transport = createTransport({
      url: smtpUrl.href,
      requireTLS: !isLocal,
      ignoreTLS: isLocal,
      disableFileAccess: true,
      disableUrlAccess: true,
      // The library tells only its log that the whole message is on its way.
      logger: { info: (entry) => (isHandedOver ||= asRecord(entry)['tnx'] === 'message') },
    });
    const { response, rejected } = await transport.sendMail({
      ...mail,
      html,
      subject: withoutSoftHyphens(mail.subject),
      text: withoutSoftHyphens(mail.text),
      from: { name: withoutSoftHyphens(agency.name), address: from },
      to: [...to],
      messageId: `<${id}@${from.split('@')[1]}>`,
      // By RFC 3834, `auto-replied` is for answers to mails.
      headers: { 'auto-submitted': 'auto-generated' },
      attachments: [
        ...(calendarEntry ? [calendarFile(calendarEntry)] : []),
        ...(html && mailIcon.png ? [{ ...ICON, content: mailIcon.png }] : []),
      ],
      signal: stop ? AbortSignal.any([stop, givingUp.signal]) : givingUp.signal,
    });
    const status = `${Number.parseInt(response, 10) || 250}`;
    if (rejected.length === 0) return { verdict: 'accepted', answer: status };
    log.error('The mail server refused some mailboxes: check MAIL_TO or ALERT_URL', { id });
    const answer = `${status}, refused for ${rejected.length} of the mailboxes`;
    return { verdict: 'accepted', answer, refusedMailboxes: rejected.length };
  } catch (failure) {
    const error = failure as NodemailerError;
    const { responseCode, code } = error;
    if (isHandedOver && !responseCode) return { verdict: 'may have arrived', answer: HANDED_OVER };
    if (stop?.aborted) return { verdict: 'not counted' };
    if (givingUp.signal.aborted) return unansweredAttempt('timeout');
    if (code === 'ETLS') log.error('Mail server without encryption: correct SMTP_URL', { id });
    if (code === 'ETLS' || !responseCode) return unansweredAttempt(reasonOf(failure));
    return { answer: `${responseCode}`, ...verdictOf(error, audience) };
  } finally {
    clearInterval(timer);
  }
}

/** The library has one code for all failures of a connection. A failure of TLS has a `reason`. */
function reasonOf(failure: unknown) {
  const { errno, reason } = asRecord(failure);
  if (typeof errno === 'number') return getSystemErrorName(errno);
  return typeof reason === 'string' ? reason : failureCode(failure);
}

const faultOfMessage = ({ responseCode, command }: NodemailerError): Attempt =>
  responseCode === 552 || (responseCode === 554 && command === 'DATA')
    ? { verdict: 'row at fault', parksAfterMs: PARKS_SURE_FAULT_AFTER_MS }
    : { verdict: 'unclear' };

/**
 * These concern session or log-in (421, 454, 530), or by RFC 3463 security (x.7), the sender's
 * address (x.1.7, x.1.8) or a server that is not ready (4.3).
 */
const ABOUT_SITE = /^(421|454|530|\d{3}[ -]([45]\.7|[45]\.1\.[78]|4\.3)\b)/;
const ABOUT_RECIPIENT = /^\d{3}[ -]5\.(1|2\.1)\b/;
const WITHOUT_REASON = /^550(?![ -]5\.)/;

/** 550 without a reason may refuse the site or the recipient, so a mail is tried for two days. */
function verdictOf(error: NodemailerError, audience: Mail['audience']): Attempt {
  const { responseCode, command, response = '' } = error;
  const isCopy = audience === 'copy';
  const isAboutSite = ABOUT_SITE.test(response);
  const isRecipient = !isAboutSite && ABOUT_RECIPIENT.test(response);
  // Visitors' mails hardly differ, so a refused message may concern them all.
  const isAboutRow = command === 'DATA' ? isRecipient : command === 'RCPT TO' && !isAboutSite;
  const isFinal = isRecipient || responseCode === 501 || (isCopy && WITHOUT_REASON.test(response));
  // The owner can correct MAIL_TO.
  if (isCopy && isAboutRow && isFinal) return { verdict: 'needs an operator' };
  if (audience !== 'visitor') return faultOfMessage(error);
  if (!isAboutRow) return { verdict: 'unclear' };
  return { verdict: isFinal ? 'undeliverable' : 'row at fault' };
}

/** Mail programs show an inline file at once, and ask before they fetch a picture. */
const ICON = { filename: 'icon.png', cid: ICON_ID, contentDisposition: 'inline' } as const;

function calendarFile(content: string) {
  const [, method] = /^METHOD:(\w+)/m.exec(content) ?? [];
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { filename: 'call.ics', contentType, content };
}
