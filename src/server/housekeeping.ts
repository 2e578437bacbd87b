import 'server-only';
import { failureCode } from './failure-code.ts';
import { log } from './log.ts';
import type { Outbox } from './outbox/outbox.ts';

const EVERY_MS = 60_000;
const LATE_AFTER_SECONDS = 600;

/** Done every minute: forgets what visitors wrote long ago, and raises the alarm when requests stay undelivered. */
export function startHousekeeping(outbox: Outbox, purgeAfterDays: number) {
  const keepHouse = housekeeping(outbox, purgeAfterDays);
  const timer = setInterval(keepHouse, EVERY_MS);
  void keepHouse();
  return { stop: () => clearInterval(timer) };
}

export function housekeeping(outbox: Outbox, purgeAfterDays: number) {
  let isLate = false;
  let isAway = false;

  return async function keepHouse() {
    try {
      const purged = await outbox.purge(purgeAfterDays);
      if (purged > 0) log.info('Personal data purged', { requests: purged });
      tellWhetherLate(await outbox.health());
      isAway = false;
    } catch (failure) {
      if (!isAway) log.error('Store is not writable', { reason: failureCode(failure) });
      isAway = true;
    }
  };

  /** Says so once, and once more when it is over: an alarm that never stops is not heard. */
  function tellWhetherLate({
    undelivered,
    oldestUndeliveredSeconds,
  }: Awaited<ReturnType<Outbox['health']>>) {
    const wasLate = isLate;
    isLate = (oldestUndeliveredSeconds ?? 0) > LATE_AFTER_SECONDS;
    if (isLate && !wasLate)
      log.error('Delivery is late', { undelivered, oldestUndeliveredSeconds });
    if (wasLate && !isLate) log.info('Delivery has caught up', { undelivered });
  }
}
