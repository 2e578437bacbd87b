import { bookingsIn } from './bookings/bookings.ts';
import { calendarCopiesIn } from './calendar/calendar-copies.ts';
import { floodFigures } from './flood.ts';
import { lastBackupAt } from './last-backup.ts';
import type { Outbox } from './leads.ts';
import { mailsIn } from './mail/mails.ts';

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
