import { randomUUID } from 'node:crypto';
import { authorizationOf, withoutCredentials } from '#server/basic-auth.ts';
import { type MailReceiver, sendMail } from '#server/delivery/mail.ts';
import { failureCode, log } from '#server/log.ts';

const TIMEOUT_MS = 5_000;
const MAIL_TIMEOUT_MS = 20_000;

export type AlertPlace = {
  url: URL;
  siteUrl?: string | undefined;
  mail?: MailReceiver | undefined;
};

/** One short message, as Slack, Mattermost, Google Chat, n8n and a mailbox take it. Never throws, and tells whether it was taken. */
export async function sendAlert({ url, siteUrl, mail }: AlertPlace, kind: string, text: string) {
  const site = siteUrl === undefined ? 'Your site' : new URL(siteUrl).host;
  const outcome =
    mail && url.protocol === 'mailto:'
      ? await sendByMail(url, mail, site, text)
      : await post(url, JSON.stringify({ text: `${site}: ${text}` }));
  if (outcome === 'taken') log.info('Alert sent', { kind });
  else log.error('Alert failed', { kind, reason: outcome });
  return outcome === 'taken';
}

async function sendByMail(url: URL, mail: MailReceiver, site: string, text: string) {
  const to = decodeURIComponent(url.pathname).split(',');
  const subject = `${site}: please look after your requests`;
  const message = { id: randomUUID(), subject, text: `${text}\n` };
  const answer = await sendMail(message, { ...mail, to, timeoutMs: MAIL_TIMEOUT_MS });
  if (answer.kind === 'accepted') return 'taken';
  return 'status' in answer ? `${answer.status}` : 'reason' in answer ? answer.reason : '';
}

async function post(url: URL, body: string) {
  try {
    const answer = await fetch(withoutCredentials(url), {
      method: 'POST',
      body,
      redirect: 'manual',
      cache: 'no-store',
      headers: { ...authorizationOf(url), 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer.body?.cancel().catch(() => undefined);
    return answer.ok ? 'taken' : String(answer.status);
  } catch (failure) {
    return failureCode(failure);
  }
}
