import { operatorWords } from '#content/operator-words.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { refreshCalendars } from '#server/calls/refresh-calendars.ts';
import type { Environment } from '#server/configuration/environment.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { failureCode, log } from '#server/process/log.ts';
import type { Requests } from '#server/requests/requests.ts';
import { alertReporter } from './alerting.ts';
import { type Alerts, alertsIn, alertsOfFailedStore } from './alerts.ts';
import { readStoreHealth } from './health.ts';

type Settings = Pick<Environment, 'purgeAfterDays'> & Partial<Environment>;

export function housekeeper(
  requests: Requests,
  settings: Settings,
  monotonicMs = () => performance.now(),
) {
  const {
    purgeAfterDays,
    isServerless = false,
    calendars = [],
    alertTarget,
    mailing = {},
  } = settings;
  const { engine } = requests;
  const mails = mailsIn(engine);
  const report = alertTarget && alertReporter(engine, alertTarget);
  let last: Alerts = { kinds: '', subject: '', text: '' };
  let underWay: Promise<void> | undefined;
  let rounds = 0;
  const startedAt = monotonicMs();
  /**
   * A clock that is wrong at the start is corrected within an hour. A serverless host has the clock
   * of its database, and no process that lives so long.
   */
  const isClockTrusted = () => isServerless || monotonicMs() - startedAt > HOUR_MS;

  const steps = {
    purge,
    alerts,
    'mails that are switched off': () => mails.endSwitchedOff(mailing),
    // After a start, the clock may be wrong for some seconds.
    reminders: async () => (rounds > 1 || isServerless) && mails.enqueueLater(mailing),
    calendars: () => refreshCalendars(engine, calendars),
  };

  return function runHousekeeping() {
    underWay ??= runOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  async function runOnce() {
    rounds += 1;
    for (const [step, run] of Object.entries(steps))
      await run().catch((failure) =>
        log.error('Housekeeping failed', { step, reason: failureCode(failure) }),
      );
  }

  async function purge() {
    if (isClockTrusted()) {
      const purged = await requests.purge(purgeAfterDays);
      if (purged > 0) log.info('Personal data purged', { requests: purged });
      await mails.purge(purgeAfterDays);
    }
    // A killed process, or another that was reading, may have left erased form values in the log.
    await requests.wipeErased();
  }

  async function alerts() {
    const current = await readStoreHealth(requests).then(
      (health) => alertsIn(health, operatorWords),
      (failure) => alertsOfFailedStore(failure, operatorWords),
    );
    const { kinds } = current;
    if (kinds !== last.kinds && kinds) log.error('The site needs attention', { because: kinds });
    else if (kinds !== last.kinds) log.info('All is well again');
    last = current;
    await report?.(current);
  }
}
