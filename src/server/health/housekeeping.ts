import { bookingsIn } from '#server/bookings/bookings.ts';
import { refreshCalendars } from '#server/calendar/refresh-calendars.ts';
import type { Environment } from '#server/configuration/environment.ts';
import { GRACE_MS } from '#server/delivery/delivery-loop.ts';
import { failureCode, log } from '#server/log.ts';
import { isOn, mailsIn, releaseWaiting } from '#server/mail/mails.ts';
import { enqueueReminders } from '#server/mail/reminders.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { alertsIn } from './alert-rules.ts';
import { alerting } from './alerting.ts';
import { storeHealth } from './health.ts';

const EVERY_MS = 60_000;

export function startHousekeeping(outbox: Outbox, given: Given) {
  const runHousekeeping = housekeeping(outbox, given);
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

export function housekeeping(outbox: Outbox, given: Given) {
  const { purgeAfterDays, isServerless = false, calendars = [], alertPlace, mailing = {} } = given;
  const mails = mailsIn(outbox.engine);
  const toOperator = alertPlace && alerting(outbox.engine, alertPlace);
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
      const purged = await outbox.autoPurge(purgeAfterDays, { isServerless });
      const purgedMails = await mails.autoPurge(purgeAfterDays, { isServerless });
      if (purged > 0) log.info('Personal data purged', { requests: purged });
      if (purged + purgedMails > 0 || !isReclaimed) isReclaimed = await reclaim();
      const alerts = alertsIn(await storeHealth(outbox));
      logAttention(alerts.kinds);
      await toOperator?.report(alerts);
      if (mailing.visitors) await enqueueReminders(outbox, mails);
      if (isOn(mailing)) await releaseWaiting(outbox.engine, mails);
      await refreshCalendars(outbox, calendars);
      await bookingsIn(outbox).purgeEndedCalls();
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
      await outbox.reclaim();
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
