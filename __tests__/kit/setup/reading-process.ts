import { understand } from '#server/calendar/read-calendar.ts';
import { FEEDS_NOW, FEEDS_ZONE, feeds, textOf } from '../builders/calendar-feeds.ts';

/** Reads every feed, in whichever zone this process was started, and prints what came of it. */
for (const feed of feeds)
  console.log(JSON.stringify(await understand(textOf(feed), FEEDS_ZONE, FEEDS_NOW)));
