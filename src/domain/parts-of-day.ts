const PARTS_OF_DAY = [
  ['night', '00:00', '05:00'],
  ['morning', '05:00', '12:00'],
  ['afternoon', '12:00', '18:00'],
  ['evening', '18:00', '22:00'],
  ['night', '22:00', '24:00'],
] as const;

/** A single time is not worth a heading. Only 12:00 PM cannot stand below "Morning". */
export function groupByPartOfDay<Time extends { callTime: string }>(all: readonly Time[]) {
  const found: { partOfDay: (typeof PARTS_OF_DAY)[number][0]; times: Time[] }[] = [];
  for (const [partOfDay, begin, end] of PARTS_OF_DAY) {
    const times = all.filter(({ callTime }) => callTime >= begin && callTime < end);
    const before = found.at(-1);
    if (before && times.length === 1 && partOfDay !== 'afternoon') before.times.push(...times);
    else if (times.length > 0) found.push({ partOfDay, times });
  }
  return found;
}
