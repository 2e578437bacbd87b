export type Busy = [starts: number, ends: number];

export function mergeBusyTimes(busy: readonly Readonly<Busy>[]) {
  const all: Busy[] = [];
  for (const [starts, ends] of busy.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && starts <= last[1]) last[1] = Math.max(last[1], ends);
    else all.push([starts, ends]);
  }
  return all;
}
