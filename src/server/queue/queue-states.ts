/** `held`: not sent before somebody releases it. `parked` and `ended`: not sent again by itself. */
export type QueueState = 'pending' | 'held' | 'parked' | 'ended' | 'delivered' | 'erased';

/** The second condition is redundant: it lets both engines use the index of undelivered rows. */
export function inStatesSql(states: readonly QueueState[]) {
  const undelivered = states.includes('delivered') ? '' : ` AND state <> 'delivered'`;
  return `state IN (${states.map((state) => `'${state}'`)})${undelivered}`;
}

/** With `=`, SQLite finds the index of a state, too, but walks no longer by age. */
export const isUndeliveredSql = (state: Exclude<QueueState, 'delivered'>) =>
  `state = '${state}' AND state <> 'delivered'`;
