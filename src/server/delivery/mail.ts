import 'server-only';
import { createTransport, type NodemailerError } from 'nodemailer';
import { agency } from '#content/agency.ts';
import { isLoopback } from '#server/configuration/environment-variables.ts';
import { failureCode } from '#server/log.ts';
import type { Answer } from '#server/outbox/answer.ts';

export type MailReceiver = { smtpUrl: URL; from: string; to: readonly string[]; timeoutMs: number };

export type Mail = {
  id: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
  calendarEntry?: string | undefined;
  html?: string | undefined;
  isToVisitor?: boolean;
};

export async function sendMail(
  { id, calendarEntry, isToVisitor, ...mail }: Mail,
  receiver: MailReceiver,
  stop?: AbortSignal,
): Promise<Answer> {
  const { from, timeoutMs } = receiver;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { response, rejected } = await createTransport(smtpOptions(receiver)).sendMail({
      ...mail,
      from: { name: agency.name, address: from },
      to: [...receiver.to],
      messageId: `<${id}@${from.split('@')[1]}>`,
      headers: { 'auto-submitted': isToVisitor ? 'auto-replied' : 'auto-generated' },
      attachments: calendarEntry ? [calendarFile(calendarEntry)] : [],
      signal: stop ? AbortSignal.any([stop, timeout]) : timeout,
    });
    const status = Number.parseInt(response, 10) || 250;
    // The other mailboxes have it and must not get it again.
    return { kind: 'accepted', status, refusedMailboxes: rejected.length || undefined };
  } catch (failure) {
    if (stop?.aborted) return { kind: 'interrupted' };
    const { responseCode, command, response }: NodemailerError = Object(failure);
    if (timeout.aborted || responseCode === undefined)
      return { kind: 'none', reason: timeout.aborted ? 'timeout' : failureCode(failure) };
    // 451 is greylisting in SMTP, and final in HTTP.
    const temporary = responseCode < 500 ? 'temporary' : undefined;
    const fault = isToVisitor ? faultOfAddress(responseCode, command, response) : temporary;
    return { kind: 'rejected', status: responseCode, retryAfterMs: undefined, fault };
  }
}

/** A visitor's address may be wrong, full or greylisted. A permanent 5.7 refuses us, and 5.1 before a recipient the sender. */
function faultOfAddress(status: number, command = '', response = '') {
  const [, subject] = /^5\d\d[ -]5\.(\d+)\./.exec(response) ?? [];
  const isAboutRow =
    command === 'RCPT TO' ? subject !== '7' : command === 'DATA' && subject === '1';
  if (!isAboutRow) return 'temporary';
  return [550, 551, 553].includes(status) || subject === '1' ? 'final' : 'of the row';
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
