import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { sendMail } from '#server/delivery/mail.ts';
import type { Receiver } from '#server/delivery/receiver.ts';
import { postToWebhook } from '#server/delivery/webhook.ts';
import { log } from '#server/log.ts';
import type { Engine } from '#server/store/engine.ts';
import { alertsIn } from './alert-rules.ts';
import type { StoreHealth } from './health.ts';

const BETWEEN_ALERTS_MS = 5 * 60_000;

const stateRow = z.object({ kinds: z.string(), sentAt: z.number(), now: z.number() });
type AlertState = Omit<z.infer<typeof stateRow>, 'now'>;

export function alerting({ query }: Engine, place: AlertPlace) {
  // A store that fails cannot record an alert, so each process sends its own.
  let storeAlertSentAt: number | undefined;

  async function report(health: StoreHealth) {
    const [row] = await query('SELECT kinds, sent_at AS "sentAt", :now AS now FROM store_alert');
    const { now, ...before } = stateRow.parse(row);
    const alerts = alertsIn(health);
    const after = { kinds: alerts.map(({ kind }) => kind).join(', '), sentAt: now };
    const hasStoreRecovered = storeAlertSentAt !== undefined && before.sentAt < storeAlertSentAt;
    // This process may die before it records the alert: another one sends it five minutes after the claim.
    const claimed = { kinds: 'claimed', sentAt: now };
    const shouldSend = hasStoreRecovered || isDue(before, after);
    if (shouldSend && (await replace(before, claimed))) {
      const text = alerts.map((alert) => alert.text).join('\n') || 'All is well again.';
      const isAccepted = await sendAlert(place, after.kinds || 'well', text);
      await replace(claimed, isAccepted ? after : { ...before, sentAt: 0 });
      if (!isAccepted) return;
    }
    storeAlertSentAt = undefined;
  }

  /** False if another process was first. */
  async function replace(before: AlertState, after: AlertState) {
    const rows = await query(
      `UPDATE store_alert SET kinds = :kinds, sent_at = :sentAt
      WHERE kinds = :kindsBefore AND sent_at = :sentAtBefore RETURNING kinds`,
      { ...after, kindsBefore: before.kinds, sentAtBefore: before.sentAt },
    );
    return rows.length > 0;
  }

  async function reportStoreFailed(reason: string) {
    const now = Date.now();
    if (storeAlertSentAt !== undefined && Math.abs(now - storeAlertSentAt) < HOUR_MS) return;
    const text = `The store cannot be written (${reason}): new requests go to the receiver without a stored copy. Find the cause with: npm run doctor`;
    if (await sendAlert(place, 'store', text)) storeAlertSentAt = now;
  }

  return { report, reportStoreFailed };
}

function isDue(before: AlertState, { kinds, sentAt: now }: AlertState) {
  // A clock that was ahead once must not silence alerts.
  const agoMs = before.sentAt > now ? Number.POSITIVE_INFINITY : now - before.sentAt;
  return kinds === before.kinds ? kinds !== '' && agoMs >= DAY_MS : agoMs >= BETWEEN_ALERTS_MS;
}

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
