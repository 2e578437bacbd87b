import { busyTimes } from '#server/calendar/busy-times.ts';
import { FEEDS_NOW, feeds } from '../builders/calendar-feeds.ts';

const DAY_MS = 86_400_000;

for (const feed of feeds) {
  const [from, to] = [new Date(FEEDS_NOW - DAY_MS), new Date(FEEDS_NOW + 33 * DAY_MS)];
  console.log(JSON.stringify(busyTimes(feed.text, from, to)));
}
