import { randomUUID } from 'node:crypto';
import { operatorWords } from '#content/operator-words.ts';
import { durationInWords } from '#domain/duration-in-words.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { DESK, deskLinkOf } from '#server/configuration/desk-link.ts';
import type { AlertTarget, WebhookReceiver } from '#server/configuration/receivers.ts';
import { sendMail } from '#server/mail/smtp.ts';
import { failureCode, log } from '#server/process/log.ts';
import { authorizationOf, postTo } from '#server/process/outgoing-http.ts';
import { type Attempt, unansweredAttempt } from '#server/queue/attempt.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Alerts } from './alerts.ts';

const { locale, alerts: words } = operatorWords;
const WELL = { about: 'all is well again', subject: words.well.title, text: words.well.text };
const BETWEEN_ALERTS_MS = 5 * MINUTE_MS;
/** A restart of a database is worth no alert at once. Rounds come each minute, or a bit earlier. */
const SHORT_FAILURE_MS = 55_000;

const QUIET_MS = `CASE WHEN kinds = :kinds THEN ${DAY_MS} ELSE ${BETWEEN_ALERTS_MS} END`;
const IS_RECENT = `sent_at BETWEEN :now - ${QUIET_MS} AND :now + ${BETWEEN_ALERTS_MS}`;
const IS_END = `:kinds = '' AND kinds NOT LIKE '%, unsent'`;
/** Nobody has sent an alert for `:ageMs`, since this process saw a trouble that has passed. */
const HAS_PASSED = 'sent_at < :now - :ageMs';
/** If the process that claims an alert dies, the mark lets another send it after five minutes. */
const CLAIM = `UPDATE store_alert SET kinds = kinds || ', unsent', sent_at = :now
  WHERE ${HAS_PASSED} OR (kinds || :kinds <> '' AND (${IS_END} OR NOT (${IS_RECENT})))
  RETURNING kinds`;
const SENT = 'UPDATE store_alert SET kinds = :kinds, sent_at = :now';
const NOT_SENT = `UPDATE store_alert SET kinds = replace(kinds, ', unsent', ''), sent_at = 0`;
const TOLD = `SELECT replace(kinds, ', unsent', '') AS kinds,
  CASE WHEN ${HAS_PASSED} THEN 0 ELSE 1 END AS "isToldSince" FROM store_alert`;

/** A trouble of which this process has sent no alert, and no other has as far as it knows. */
type Untold = { kinds: string; subject: string; since: number; lastedMs?: number };

export function alertReporter({ query }: Engine, target: AlertTarget) {
  // A store that fails cannot record an alert, so each process sends an alert of its own.
  let storeAlertSentAt: number | undefined;
  let untold: Untold | undefined;

  return async function report(current: Alerts) {
    const { kinds, subject, text, isStoreFailing } = current;
    if (isStoreFailing) return reportStoreFailed(current);
    const passed = untold && !kinds.includes(untold.kinds) ? untold : undefined;
    if (passed) passed.lastedMs ??= msSince(passed.since);
    const alert = kinds ? { about: kinds, subject, text } : WELL;
    const claimed = await query(CLAIM, { kinds, ageMs: silenceMs(passed) });
    if (claimed.length === 0) return noteUntold(current, passed);
    const isAccepted = await sendAlert(target, withPassed(alert, passed));
    await (isAccepted ? query(SENT, { kinds }) : query(NOT_SENT));
    if (!isAccepted) return;
    untold = undefined;
    storeAlertSentAt = undefined;
  };

  function silenceMs(passed: Untold | undefined) {
    if (storeAlertSentAt !== undefined) return msSince(storeAlertSentAt);
    return passed ? Math.max(msSince(passed.since), BETWEEN_ALERTS_MS) : null;
  }

  async function noteUntold({ kinds, subject }: Alerts, passed: Untold | undefined) {
    storeAlertSentAt = undefined;
    const ageMs = untold ? msSince(untold.since) : null;
    const [told] = await query(TOLD, { ageMs });
    if (untold && (told?.['isToldSince'] || told?.['kinds'] === untold.kinds)) untold = undefined;
    if (!kinds || passed || told?.['kinds'] === kinds) return;
    untold ??= { kinds, subject, since: Date.now() };
  }

  async function reportStoreFailed({ kinds, subject, text }: Alerts) {
    const now = Date.now();
    if (storeAlertSentAt === undefined) untold ??= { kinds, subject, since: now };
    if (untold && msSince(untold.since) < SHORT_FAILURE_MS) return;
    const isRecent = storeAlertSentAt !== undefined && msSince(storeAlertSentAt) < HOUR_MS;
    if (isRecent || !(await sendAlert(target, { about: kinds, subject, text }))) return;
    storeAlertSentAt = now;
    untold = undefined;
  }
}

const msSince = (moment: number) => Math.abs(Date.now() - moment);

function withPassed(alert: Alert, passed: Untold | undefined): Alert {
  if (!passed) return alert;
  const lasted = durationInWords(passed.lastedMs ?? 0, locale);
  return { ...alert, text: `${alert.text} ${words.well.after(lasted, passed.subject)}` };
}

/** `about` is for the log, which is English in any agency. */
type Alert = { about: string; subject: string; text: string };

/** Slack, Mattermost, Google Chat, n8n and mailboxes accept this form. */
export async function sendAlert({ receiver, siteUrl }: AlertTarget, alert: Alert) {
  const { about } = alert;
  const text = [alert.text, deskLinkOf(DESK)].filter(Boolean).join('\n');
  const site = siteUrl === undefined ? words.yourSite : new URL(siteUrl).host;
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
