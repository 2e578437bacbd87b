import { bookingsIn } from '#server/bookings/bookings.ts';
import { calendarCopiesIn } from '#server/calendar/calendar-copies.ts';
import { floodFigures } from '#server/intake/rate-limits.ts';
import { mailsIn } from '#server/mail/mails.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { lastBackupAt } from './last-backup.ts';

export type StoreHealth = Awaited<ReturnType<typeof storeHealth>>;

export async function storeHealth(outbox: Outbox) {
  const health = await outbox.health();
  return {
    ...health,
    ...(health.heldInFlood > 0
      ? await floodFigures(outbox.engine)
      : { floodPeak: 0, busiestHour: 0 }),
    ...(await calendarCopiesIn(outbox.engine).health()),
    mail: await mailsIn(outbox.engine).figures(),
    callsBeyondShare: await bookingsIn(outbox).beyondShare(),
    lastBackupAt: await lastBackupAt(outbox.engine),
  };
}
