import type { BusyTime } from './busy-times.ts';

const FIRST_DAY = /^DTSTART.*?((\d{4})(\d\d)(\d\d))/im;

/** An event that cannot be read blocks the whole day on which it begins. */
export function unreadableEvents() {
  const blocked: BusyTime[] = [];
  const problems: string[] = [];

  function block(eventText: string) {
    const [, date, year, month, day] = FIRST_DAY.exec(eventText) ?? [];
    if (!date) return problems.push('An event has no day');
    const midnightAfter = (days: number) =>
      +new Date(Number(year), Number(month) - 1, Number(day) + days);
    blocked.push([midnightAfter(0), midnightAfter(1)]);
    const effect = 'cannot be read: that whole day counts as busy, and no other';
    return problems.push(`An event of ${date} ${effect}`);
  }

  return {
    blocked,
    problems,
    readOrBlock<Result>(eventText: string, read: () => Result[]) {
      try {
        return read();
      } catch {
        block(eventText);
        return [];
      }
    },
  };
}
