import { callHours } from '#domain/call-hours.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { signalDelivery } from '#server/delivery/delivery-loop.ts';
import type { Outbox } from '#server/leads.ts';
import { toVisitor } from './enqueue.ts';
import { type Mails, mailId } from './mails.ts';
import { REMINDS_UNTIL_MS } from './send-mails.ts';

/** A reminder is enqueued when it is due: a row that is due much later counts as one that a wrong clock wrote. */
export async function enqueueReminders(outbox: Outbox, mails: Mails) {
  const { reminderHours } = callHours;
  if (!reminderHours) return;
  const given = { remindMs: reminderHours * HOUR_MS, untilMs: REMINDS_UNTIL_MS };
  for (const { id, body, secret, needsAgreement } of await bookingsIn(outbox).toRemind(given)) {
    if (body === null || needsAgreement || (await mails.find(mailId('reminder', id)))) continue;
    const request = { id, body, secret, follows: null, attributes: '{}' };
    await outbox.engine.transactSerialised(toVisitor(mails, 'reminder', request), () => []);
    signalDelivery();
  }
}
