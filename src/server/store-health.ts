import { bookingsIn } from './bookings/bookings.ts';
import { calendarCopiesIn } from './calendar/calendar-copies.ts';
import { lastBackupAt } from './last-backup.ts';
import type { Outbox } from './leads.ts';

export type StoreHealth = Awaited<ReturnType<typeof storeHealth>>;

export async function storeHealth(outbox: Outbox) {
  return {
    ...(await outbox.health()),
    ...(await calendarCopiesIn(outbox.engine).health()),
    callsBeyondShare: await bookingsIn(outbox).beyondShare(),
    lastBackupAt: await lastBackupAt(outbox.engine),
  };
}
