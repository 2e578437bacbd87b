const PARTS_OF_DAY = [
  ['night', '00:00', '05:00'],
  ['morning', '05:00', '12:00'],
  ['afternoon', '12:00', '18:00'],
  ['evening', '18:00', '22:00'],
  ['night', '22:00', '24:00'],
] as const;

export const inPartsOfDay = <Time extends { callTime: string }>(all: readonly Time[]) =>
  PARTS_OF_DAY.map(([part, begin, end]) => ({
    part,
    times: all.filter(({ callTime }) => callTime >= begin && callTime < end),
  })).filter(({ times }) => times.length > 0);
