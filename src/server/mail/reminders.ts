import { callHours } from '#domain/call-hours.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { signalDelivery } from '#server/process/signal-delivery.ts';
import { COLUMNS, storedRequest } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import { insertMail } from './mails.ts';

/** A later reminder would not reach the visitor in time. */
export const REMINDS_UNTIL_MS = HOUR_MS;

/** Agreed calls that start within `remindMs`, and were requested before that time began. */
const DUE = `SELECT ${COLUMNS} FROM outbox WHERE reserves = 1 AND call_ends > :now
  AND call_at > :now + ${REMINDS_UNTIL_MS} AND call_at <= :now + :remindMs AND accepted_at <= call_at - :remindMs
  AND NOT EXISTS (SELECT 1 FROM mail WHERE mail.request = outbox.id AND mail.kind = 'reminder')`;

export const remindMs = () => (callHours.reminderHours ?? 0) * HOUR_MS;

export async function enqueueReminders(engine: Engine) {
  const due = await engine.query(DUE, { remindMs: remindMs() });
  if (due.length === 0) return;
  await engine.transact(due.flatMap((row) => insertMail('reminder', storedRequest.parse(row))));
  signalDelivery();
}
