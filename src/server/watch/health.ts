import { z } from 'zod';
import { calendarCopiesIn, calendarName } from '#server/calls/calendar-copies.ts';
import { callFigures } from '#server/calls/coming-calls.ts';
import { environment } from '#server/configuration/environment.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { RECORD_MOMENT } from '#server/requests/figures.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { Engine } from '#server/store/engine.ts';

export type StoreHealth = Awaited<ReturnType<typeof storeHealth>>;

/** Begins with a write, so it rejects if the store cannot be written. */
export async function storeHealth({ engine, checkHealth }: Requests) {
  return {
    ...(await checkHealth()),
    ...(await calendarCopiesIn(engine).health(environment().calendars.map(calendarName))),
    mail: await mailsIn(engine).figures(),
    ...(await callFigures(engine)),
    lastBackupAt: await lastBackupAt(engine),
  };
}

export const recordBackup = ({ query }: Engine) => query(RECORD_MOMENT, { event: 'backup' });

/** `null` before the first backup: the operator may back up in another way. */
async function lastBackupAt({ query }: Engine) {
  const [row] = await query("SELECT max(at) AS at FROM store_moment WHERE event = 'backup'");
  return z.object({ at: z.number().nullable() }).parse(row).at;
}
