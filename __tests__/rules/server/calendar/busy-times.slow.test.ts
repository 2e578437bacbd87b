import { FEEDS_ZONE, feeds } from '../../../kit/builders/calendar-feeds.ts';
import { startChild } from '../../../kit/setup/child.ts';

test('busy times are read from the feeds of many products', async () => {
  const reading = startChild('reading-process.ts', { TZ: FEEDS_ZONE });
  expect(await reading.ended()).toBe(0);
  const told = reading.lines.map((line) => JSON.parse(line));
  const moment = (time: number) => new Date(time).toISOString().slice(5, 16);
  for (const [index, { of, busy, problems }] of feeds.entries()) {
    const intervals: [number, number][] = told[index].busy;
    expect([of, intervals.map((times) => times.map(moment).join('/'))]).toEqual([of, busy]);
    const isBusyAt = (at: number) => intervals.some(([from, to]) => from <= at && at < to);
    const begins: number[] = told[index].begins;
    expect([of, begins.every(isBusyAt)]).toEqual([of, true]);
    expect(told[index].problems).toEqual(problems.map((words) => expect.stringMatching(words)));
  }
  expect(reading.lines.join()).not.toContain('Nobody shall read this');
});
