import { z } from 'zod';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import { calendarCacheIn, calendarName } from '#server/calls/calendar-cache.ts';
import { environment } from '#server/configuration/environment.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { readCallCounts } from '#server/requests/coming-calls.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { Engine } from '#server/store/engine.ts';
import { readMoment, recordMoment } from '#server/store/moments.ts';
import { readValues } from '#server/store/read-values.ts';

export type StoreHealth = Awaited<ReturnType<typeof readStoreHealth>>;

/** Begins with a write, so it rejects if the store cannot be written. */
export async function readStoreHealth({ engine, checkHealth }: Requests) {
  return {
    ...(await checkHealth()),
    ...(await calendarCacheIn(engine).health(environment().calendars.map(calendarName))),
    mail: await mailsIn(engine).readHealth(),
    ...(await readCallCounts(engine)),
    lastBackupAt: await readMoment(engine, 'backup'),
    ...(await readValues(engine, z.number(), { wrongPasswords: WRONG_PASSWORDS })),
    isBackedUpOtherwise: environment().isBackedUpOtherwise,
    // `npm run dev` calls nobody.
    hasReceiver: environment().receiver !== undefined || process.env.NODE_ENV === 'development',
    hasTimeZone: callHours.timeZone !== undefined,
  };
}

const WRONG_PASSWORDS = `count(*) FROM desk_try WHERE at > :now - ${DAY_MS}`;

export const recordBackup = (engine: Engine) => recordMoment(engine, 'backup');
