import { refreshCalendars } from '#server/calls/refresh-calendars.ts';
import type { Environment } from '#server/configuration/environment.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { enqueueReminders } from '#server/mail/reminders.ts';
import { failureCode, log } from '#server/process/log.ts';
import { GRACE_MS } from '#server/process/stopping.ts';
import type { Requests } from '#server/requests/requests.ts';
import { alertsIn } from './alert-rules.ts';
import { alerting } from './alerting.ts';
import { storeHealth } from './health.ts';

const EVERY_MS = 60_000;

export function startHousekeeping(requests: Requests, given: Given) {
  const runHousekeeping = housekeeping(requests, given);
  let round = runHousekeeping();
  const timer = setInterval(() => {
    round = runHousekeeping();
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      const grace = new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref());
      await Promise.race([round, grace]);
    },
  };
}

type Given = Pick<Environment, 'purgeAfterDays'> & Partial<Environment>;

export function housekeeping(requests: Requests, given: Given) {
  const { purgeAfterDays, isServerless = false, calendars = [], alertPlace, mailing = {} } = given;
  const { engine } = requests;
  const mails = mailsIn(engine);
  const toOperator = alertPlace && alerting(engine, alertPlace);
  let attention = '';
  let isStoreFailing = false;
  // A killed process may have left erased words in outbox.db-wal.
  let isReclaimed = isServerless;
  let underWay: Promise<void> | undefined;

  return function runHousekeeping() {
    underWay ??= runOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  async function runOnce() {
    try {
      const purged = await requests.autoPurge(purgeAfterDays, { isServerless });
      if (purged > 0) log.info('Personal data purged', { requests: purged });
      if (purged > 0 || !isReclaimed) isReclaimed = await reclaim();
      const alerts = alertsIn(await storeHealth(requests));
      logAttention(alerts.kinds);
      await toOperator?.report(alerts);
      await mails.endSwitchedOff(mailing);
      if (mailing.visitors) await enqueueReminders(engine);
      await mails.release();
      await refreshCalendars(engine, calendars);
      isStoreFailing = false;
    } catch (failure) {
      const reason = failureCode(failure);
      // One failed round may be a restart of the database.
      if (isStoreFailing) await toOperator?.reportStoreFailed(reason);
      else log.error('Store is not writable', { reason });
      isStoreFailing = true;
    }
  }

  async function reclaim() {
    try {
      await requests.reclaim();
      return true;
    } catch (failure) {
      const event = 'Erased words are still in the files of the store: the site will try again';
      log.warn(event, { reason: failureCode(failure) });
      return false;
    }
  }

  function logAttention(because: string) {
    if (because !== attention && because) log.error('The site needs attention', { because });
    if (because !== attention && !because) log.info('All is well again');
    attention = because;
  }
}
