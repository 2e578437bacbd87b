export type BusyTime = [starts: number, ends: number];

export function mergeBusyTimes(busy: readonly Readonly<BusyTime>[]) {
  const all: BusyTime[] = [];
  for (const [starts, ends] of busy.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && starts <= last[1]) last[1] = Math.max(last[1], ends);
    else all.push([starts, ends]);
  }
  return all;
}
