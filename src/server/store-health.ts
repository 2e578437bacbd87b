import { calendarCopiesIn } from './calendar/calendar-copies.ts';
import { environment } from './environment.ts';
import type { Outbox } from './leads.ts';
import { leftBehind } from './left-behind.ts';

export type StoreHealth = Awaited<ReturnType<typeof storeHealth>>;

/** How the outbox is, the calendars beside it, and the store before it. Rejects when the store cannot be written. */
export async function storeHealth(outbox: Outbox) {
  return {
    ...(await outbox.health()),
    ...(await calendarCopiesIn(outbox.engine).health()),
    leftBehind: await leftBehind(environment()),
  };
}
