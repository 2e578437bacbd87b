/** `held`: not sent before somebody lets it in. `parked` and `ended`: not sent again by itself. */
type QueueState = 'pending' | 'held' | 'parked' | 'ended' | 'delivered' | 'erased';

/** The second condition is redundant: it lets both engines use the index of undelivered rows. */
export function inStatesSql(states: readonly QueueState[]) {
  const undelivered = states.includes('delivered') ? '' : ` AND state <> 'delivered'`;
  return `state IN (${states.map((state) => `'${state}'`)})${undelivered}`;
}

/** The same as `failures > 0`, and lets both engines use the index `least_failed`. */
export const HAS_FAILED = 'failed_since IS NOT NULL';
