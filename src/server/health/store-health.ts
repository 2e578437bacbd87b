import { z } from 'zod';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { calendarCopiesIn } from '#server/calendar/calendar-copies.ts';
import { floodFigures } from '#server/intake/rate-limits.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { NOTE_MOMENT } from '#server/outbox/outbox-health.ts';
import type { Outbox } from '#server/site-outbox.ts';
import type { Engine } from '#server/store/engine.ts';

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

export const noteBackup = ({ query }: Engine) => query(NOTE_MOMENT, { event: 'backup' });

/** `null` before the first one: the operator may have another way. */
async function lastBackupAt({ query }: Engine) {
  const [row] = await query("SELECT max(at) AS at FROM store_moment WHERE event = 'backup'");
  return z.object({ at: z.number().nullable() }).parse(row).at;
}
