import { z } from 'zod';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { cached } from '#server/cached.ts';
import { calendarCopiesIn } from '#server/calendar/calendar-copies.ts';
import { floodFigures } from '#server/intake/rate-limits.ts';
import { failureCode, log } from '#server/log.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import { NOTE_MOMENT } from '#server/outbox/outbox-health.ts';
import type { Outbox } from '#server/site-outbox.ts';
import type { Engine } from '#server/store/engine.ts';
import { troublesIn } from './alert-rules.ts';

export type StoreHealth = Awaited<ReturnType<typeof storeHealth>>;

export async function storeHealth(outbox: Outbox) {
  const health = await outbox.health();
  return {
    ...health,
    ...(await floodFigures(outbox.engine, health.heldInFlood)),
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

const READ_EVERY_MS = 1_000;

export const currentHealth = () => cached('health', READ_EVERY_MS, readHealth);

async function readHealth() {
  try {
    const health = await storeHealth(ourOutbox());
    const troubles = troublesIn(health).map(({ kind }) => kind);
    return { storeWritable: true, troubles, ...health };
  } catch (failure) {
    const reason = failureCode(failure);
    log.error('Store is not writable', { reason });
    return { storeWritable: false, reason, troubles: ['the store cannot be written'] };
  }
}
