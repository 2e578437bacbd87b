import { callHours } from '#domain/call-hours.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { signalDelivery } from '#server/delivery/delivery-loop.ts';
import type { Outbox } from '#server/leads.ts';
import { toVisitor } from './enqueue.ts';
import { type Mails, mailId, mailsIn } from './mails.ts';
import { REMINDS_UNTIL_MS } from './send-mails.ts';

/** One of a restored call may have been sent since the backup. */
export async function endDueReminder(outbox: Outbox, requestId: string) {
  const [id, mails] = [mailId('reminder', requestId), mailsIn(outbox.engine)];
  const { callAt } = (await outbox.find(requestId)) ?? {};
  if (!callAt || callAt > Date.now() + remindMs()) return;
  await mails.add({ id, body: '{}' });
  await mails.erase(id);
}

const remindMs = () => (callHours.reminderHours ?? 0) * HOUR_MS;

/** A reminder is enqueued when it is due: a row that is due much later counts as one that a wrong clock wrote. */
export async function enqueueReminders(outbox: Outbox, mails: Mails) {
  const given = { remindMs: remindMs(), untilMs: REMINDS_UNTIL_MS };
  for (const { id, body, secret, needsAgreement } of await bookingsIn(outbox).toRemind(given)) {
    if (body === null || needsAgreement || (await mails.find(mailId('reminder', id)))) continue;
    const request = { id, body, secret, follows: null, attributes: '{}' };
    await outbox.engine.transactSerialised(toVisitor(mails, 'reminder', request), () => []);
    signalDelivery();
  }
}
