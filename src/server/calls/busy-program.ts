import { text } from 'node:stream/consumers';
import { busyTimes } from './busy-times.ts';

/** `readCalendar` runs this program, so that a calendar can neither block the server nor fill its memory. */
const { calendar, from, to } = JSON.parse(await text(process.stdin));
try {
  console.log(JSON.stringify(busyTimes(calendar, new Date(from), new Date(to))));
} catch (failure) {
  console.log(JSON.stringify({ failure: Object(failure).message ?? 'it cannot be read' }));
}
