import { randomUUID } from 'node:crypto';
import { sendMail } from '#server/delivery/mail.ts';
import type { Receiver } from '#server/delivery/receiver.ts';
import { postToWebhook } from '#server/delivery/webhook.ts';
import { log } from '#server/log.ts';

export type AlertPlace = { receiver: Receiver; siteUrl?: string | undefined };

const SUBJECTS: Readonly<Record<string, string>> = { well: 'all is well again', test: 'a test' };

/** One short message, which Slack, Mattermost, Google Chat, n8n and mailboxes accept. */
export async function sendAlert({ receiver, siteUrl }: AlertPlace, kind: string, text: string) {
  const site = siteUrl === undefined ? 'Your site' : new URL(siteUrl).host;
  const id = randomUUID();
  const subject = `${site}: ${SUBJECTS[kind] ?? 'please look after your requests'}`;
  const answer =
    'smtpUrl' in receiver
      ? await sendMail({ id, subject, text: `${text}\n` }, receiver)
      : await postToWebhook({ id, body: JSON.stringify({ text: `${site}: ${text}` }) }, receiver);
  const isAccepted = answer.kind === 'accepted';
  if (isAccepted) log.info('Alert sent', { kind });
  else log.error('Alert failed', { ...answer, kind });
  return isAccepted;
}
