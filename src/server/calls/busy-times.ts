import type { TakenTime } from '#server/requests/free-time.ts';

/** A calendar may list overlapping ones, so they are merged before others read them. */
export type BusyTime = [...TakenTime];

export function mergeBusyTimes(busy: readonly TakenTime[]) {
  const all: BusyTime[] = [];
  for (const [starts, ends] of busy.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && starts <= last[1]) last[1] = Math.max(last[1], ends);
    else all.push([starts, ends]);
  }
  return all;
}
