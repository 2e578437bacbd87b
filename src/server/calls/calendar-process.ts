import { text } from 'node:stream/consumers';
import { parseCalendar } from './parse-calendar.ts';

/** In a process of its own a calendar can neither block the server nor fill its memory. */
const [from = 0, to = 0] = process.argv.slice(2).map(Number);
try {
  const calendar = await text(process.stdin);
  console.log(JSON.stringify(parseCalendar(calendar, new Date(from), new Date(to))));
} catch (failure) {
  const reason = failure instanceof Error ? failure.message : 'it cannot be read';
  console.log(JSON.stringify({ failure: reason }));
}
