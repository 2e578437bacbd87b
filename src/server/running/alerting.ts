import { randomUUID } from 'node:crypto';
import { operatorWords } from '#content/operator-words.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { AlertTarget, WebhookReceiver } from '#server/configuration/receivers.ts';
import { sendMail } from '#server/mail/smtp.ts';
import { failureCode, log } from '#server/process/log.ts';
import { authorizationOf, postTo } from '#server/process/outgoing-http.ts';
import { type Attempt, unansweredAttempt } from '#server/queue/attempt.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Alerts } from './alerts.ts';

const { well, yourSite } = operatorWords.alerts;
const WELL = { about: 'all is well again', subject: well.title, text: well.text };
const BETWEEN_ALERTS_MS = 5 * MINUTE_MS;

const QUIET_MS = `CASE WHEN kinds = :kinds THEN ${DAY_MS} ELSE ${BETWEEN_ALERTS_MS} END`;
const IS_QUIET = `sent_at BETWEEN :now - ${QUIET_MS} AND :now + ${BETWEEN_ALERTS_MS}`;
/** This process reported a failing store `:ageMs` ago, and now reports the recovery. */
const IS_RECOVERY = 'sent_at < :now - :ageMs';
/** If the process that claims an alert dies, the mark lets another send it after five minutes. */
const CLAIM = `UPDATE store_alert SET kinds = kinds || ', unsent', sent_at = :now
  WHERE ${IS_RECOVERY} OR (kinds || :kinds <> '' AND NOT (${IS_QUIET}))
  RETURNING kinds`;
const SENT = 'UPDATE store_alert SET kinds = :kinds, sent_at = :now';
const NOT_SENT = `UPDATE store_alert SET kinds = replace(kinds, ', unsent', ''), sent_at = 0`;

export function alertReporter({ query }: Engine, target: AlertTarget) {
  // A store that fails cannot record an alert, so each process sends an alert of its own.
  let storeAlertSentAt: number | undefined;

  return async function report({ kinds, subject, text, isStoreFailing }: Alerts) {
    const alert = kinds ? { about: kinds, subject, text } : WELL;
    if (isStoreFailing) return reportStoreFailed(alert);
    const ageMs = storeAlertSentAt === undefined ? null : Date.now() - storeAlertSentAt;
    const claimed = await query(CLAIM, { kinds, ageMs });
    if (claimed.length > 0) {
      const isAccepted = await sendAlert(target, alert);
      await (isAccepted ? query(SENT, { kinds }) : query(NOT_SENT));
      if (!isAccepted) return;
    }
    storeAlertSentAt = undefined;
  };

  async function reportStoreFailed(alert: Alert) {
    const now = Date.now();
    const isRecent = storeAlertSentAt !== undefined && Math.abs(now - storeAlertSentAt) < HOUR_MS;
    if (!isRecent && (await sendAlert(target, alert))) storeAlertSentAt = now;
  }
}

/** `about` is for the log, which is English in any agency. */
type Alert = { about: string; subject: string; text: string };

/** Slack, Mattermost, Google Chat, n8n and mailboxes accept this form. */
export async function sendAlert({ receiver, siteUrl }: AlertTarget, alert: Alert) {
  const { about, text } = alert;
  const site = siteUrl === undefined ? yourSite : new URL(siteUrl).host;
  const subject = `${site}: ${alert.subject}`;
  const { verdict, answer } = await ('smtpUrl' in receiver
    ? sendMail({ id: randomUUID(), subject, text: `${text}\n` }, receiver)
    : post(JSON.stringify({ text: `${site}: ${text}` }), receiver));
  const isSent = verdict === 'accepted' || verdict === 'may have arrived';
  if (isSent) log.info('Alert sent', { about, answer });
  else log.error('Alert failed', { about, answer });
  return isSent;
}

async function post(body: string, { url, timeoutMs }: WebhookReceiver): Promise<Attempt> {
  const headers = { 'content-type': 'application/json', ...authorizationOf(url) };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await postTo(url, { headers, body, signal }).catch(failureCode);
  if (typeof response === 'string') return unansweredAttempt(response);
  return { verdict: response.ok ? 'accepted' : 'unclear', answer: `${response.status}` };
}
