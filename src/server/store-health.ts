import { bookingsIn } from './bookings/bookings.ts';
import { calendarCopiesIn } from './calendar/calendar-copies.ts';
import type { Outbox } from './leads.ts';
import { mailsIn } from './mail/mails.ts';

export type StoreHealth = Awaited<ReturnType<typeof storeHealth>>;

async function mailFigures({ engine }: Outbox) {
  const { undelivered, late, held, failedInARow, pausedBecause } = await mailsIn(engine).figures();
  return { undelivered, late, held, failedInARow, pausedBecause };
}

export async function storeHealth(outbox: Outbox) {
  return {
    ...(await outbox.health()),
    ...(await calendarCopiesIn(outbox.engine).health()),
    mail: await mailFigures(outbox),
    callsBeyondShare: await bookingsIn(outbox).beyondShare(),
  };
}
