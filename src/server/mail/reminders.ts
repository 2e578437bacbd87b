import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { signalDelivery } from '#server/delivery/delivery-loop.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { type MailKind, type Mails, mailId, mailsIn, toVisitor } from './mails.ts';
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
  const calls = await bookingsIn(outbox).toRemind(given);
  for (const call of calls) if (!call.needsAgreement) await enqueueOnce('reminder', call);
  // The limit of a day may have held back the mail about the last change.
  for (const call of await bookingsIn(outbox).changedWithin(2 * DAY_MS))
    if (await mails.find(mailId('confirmation', call.firstId)))
      await enqueueOnce('confirmation', call);

  async function enqueueOnce(kind: MailKind, { id, body, secret }: Booking) {
    if (body === null || (await mails.find(mailId(kind, id)))) return;
    const request = { id, body, secret, follows: null };
    await outbox.engine.transactSerialised(toVisitor(mails, kind, request));
    signalDelivery();
  }
}
