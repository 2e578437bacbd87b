/**
 * A time that is further ahead than anybody may set it was written by a wrong clock, and has come.
 * SQL and code say the same.
 */
export const msUntil = (time: number, now: number, longestMs: number) =>
  time > now + longestMs ? 0 : Math.max(0, time - now);

export const hasComeSql = (time: string, longestMs: number) =>
  `(${time} <= :now OR ${isTooFarAheadSql(time, longestMs)})`;

export const isTooFarAheadSql = (time: string, longestMs: number) =>
  `${time} > :now + ${longestMs}`;
