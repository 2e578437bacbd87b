import 'server-only';
import { getSystemErrorName } from 'node:util';
import { createTransport, type NodemailerError } from 'nodemailer';
import { agency } from '#content/agency.ts';
import { isLoopback } from '#server/configuration/environment-variables.ts';
import type { MailReceiver } from '#server/configuration/receivers.ts';
import { failureCode, log } from '#server/process/log.ts';
import { type Attempt, SURE_MS, unanswered } from '#server/requests/attempt.ts';

export type Mail = {
  id: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
  calendarEntry?: string | undefined;
  html?: string | undefined;
  isToVisitor?: boolean;
};

/** RFC 5321 asks to wait ten minutes for the answer to a whole message, because of slow scanners. All else has one. */
const TIMES_LONGER = 10;

/** The server has the message, and may have delivered it. */
export const UNKNOWN = 'no answer after the mail was handed over';

export async function sendMail(
  { id, calendarEntry, isToVisitor, ...mail }: Mail,
  receiver: MailReceiver,
  stop?: AbortSignal,
): Promise<Attempt> {
  const { from } = receiver;
  const patience = patienceFor(id, receiver);
  const { logger } = patience;
  try {
    const transport = createTransport({ ...smtpOptions(receiver), logger });
    const { response, rejected } = await transport.sendMail({
      ...mail,
      from: { name: agency.name, address: from },
      to: [...receiver.to],
      messageId: `<${id}@${from.split('@')[1]}>`,
      headers: { 'auto-submitted': isToVisitor ? 'auto-replied' : 'auto-generated' },
      attachments: calendarEntry ? [calendarFile(calendarEntry)] : [],
      signal: stop ? AbortSignal.any([stop, patience.end]) : patience.end,
    });
    const status = `${Number.parseInt(response, 10) || 250}`;
    const refusedMailboxes = rejected.length || undefined;
    const refused = refusedMailboxes ? `, refused for ${refusedMailboxes} of the mailboxes` : '';
    return { verdict: 'accepted', answer: status + refused, refusedMailboxes };
  } catch (failure) {
    const error: NodemailerError = Object(failure);
    const isAnswered = error.responseCode !== undefined;
    if (patience.isHandedOver() && !isAnswered) return { verdict: 'row at fault', answer: UNKNOWN };
    if (stop?.aborted) return { verdict: 'interrupted' };
    if (patience.end.aborted || error.responseCode === undefined)
      return unanswered(patience.end.aborted ? 'timeout' : reasonOf(failure));
    const answer = `${error.responseCode}`;
    return { answer, ...(isToVisitor ? aboutAddress(error) : aboutMessage(error.responseCode)) };
  } finally {
    patience.over();
  }
}

/** The library gives one code to all failures of a connection. TLS has words for its reason. */
function reasonOf(failure: unknown) {
  const { errno, reason } = Object(failure);
  return errno ? getSystemErrorName(errno) : (reason ?? failureCode(failure));
}

/** The library tells only its log that the server has the whole message. */
function patienceFor(id: string, { timeoutMs }: MailReceiver) {
  const ending = new AbortController();
  const end = () => ending.abort();
  let timer = setTimeout(end, timeoutMs);
  let saying: NodeJS.Timeout | undefined;
  const note = ({ tnx }: { tnx?: string }) => {
    if (tnx !== 'message') return;
    clearTimeout(timer);
    timer = setTimeout(end, TIMES_LONGER * timeoutMs);
    saying = setTimeout(() => log.warn('The mail server is slow to answer', { id }), timeoutMs);
  };
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
  return {
    end: ending.signal,
    isHandedOver: () => saying !== undefined,
    logger: { level() {}, ...Object.fromEntries(levels.map((level) => [level, note])) },
    over() {
      clearTimeout(timer);
      clearTimeout(saying);
    },
  };
}

/** 552 and 554 refuse one message. */
const aboutMessage = (status: number): Attempt =>
  [552, 554].includes(status)
    ? { verdict: 'row at fault', parksAfterMs: SURE_MS }
    : { verdict: 'unclear' };

/**
 * A visitor's address may be wrong, full or greylisted. RFC 3463: 5.7 refuses the site, and 5.1 refuses the recipient,
 * or, before one is named, the sender.
 */
function aboutAddress({ responseCode = 0, command, response = '' }: NodemailerError): Attempt {
  const [, subject] = /^5\d\d[ -]5\.(\d+)\./.exec(response) ?? [];
  const isAboutAddress =
    command === 'RCPT TO' ? subject !== '7' : command === 'DATA' && subject === '1';
  if (!isAboutAddress) return { verdict: 'unclear' };
  const isFinal = [501, 550, 551, 553].includes(responseCode) || subject === '1';
  return { verdict: isFinal ? 'final' : 'row at fault' };
}

function calendarFile(content: string) {
  const [, method] = /^METHOD:(\w+)/m.exec(content) ?? [];
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { filename: 'call.ics', contentType, content };
}

function smtpOptions({ smtpUrl }: MailReceiver) {
  const { hostname, port, protocol, username, password } = smtpUrl;
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !isLoopback(hostname),
    ignoreTLS: isLoopback(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
