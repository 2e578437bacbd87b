import { FEEDS_ZONE, feeds } from '../../../kit/builders/calendar-feeds.ts';
import { startChild } from '../../../kit/setup/child.ts';

test('busy times are read from the feeds of many products', async () => {
  const reading = startChild('reading-process.ts', { TZ: FEEDS_ZONE });
  expect(await reading.ended()).toBe(0);
  const moment = (time: number) => new Date(time).toISOString().slice(5, 16);
  for (const [index, { name, busy, problems }] of feeds.entries()) {
    const found = JSON.parse(reading.lines[index] ?? '');
    const intervals: [number, number][] = found.busy;
    expect([name, intervals.map((times) => times.map(moment).join('/'))]).toEqual([name, busy]);
    const isBusyAt = (at: number) => intervals.some(([from, to]) => from <= at && at < to);
    expect([name, found.begins.every(isBusyAt)]).toEqual([name, true]);
    expect(found.problems).toEqual(problems.map((words) => expect.stringMatching(words)));
  }
  expect(reading.lines.join()).not.toContain('Secret');
});
