import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { callsBetween } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { readEnvironment } from '#server/environment.ts';
import { openEngine } from '#server/outbox/open-outbox.ts';
import { buildCopy } from './copy-project.ts';
import { hoursIn, startCalendarFeed } from './real/calendar-feed.ts';
import { type RunningSite, startSite } from './real/running-site.ts';
import { newStore, type StoreKind } from './torture/stores.ts';

/** For ten minutes: what appears, moves and vanishes in a calendar shows on every real server within the time promised. */
const ZONE = 'America/New_York';
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Ten until its turn, one until the turn is taken, one until the other server asks the store. */
const PROMISED_MS = 12 * MINUTE_MS;
/** Where its turn has come already. */
const PROMISED_AT_ITS_TURN_MS = 2 * MINUTE_MS;
/** For what a busy machine takes to read and to answer. */
const TO_SPARE_MS = 15_000;
const LOOP_MS = 10 * MINUTE_MS;

// The site's own, and ours, who ask what it has stored.
const HOURS = { timeZone: ZONE, noticeMinutes: 3 * 1440, daysAhead: 60 };
Object.assign(callHours, HOURS);
const calls = firstCallsOfDays();
const folder = buildCopy('site-in-zone', { 'src/domain/call-hours.ts': hoursIn(HOURS) });
await Promise.all([
  // Nothing is helped: one change of each kind, as soon as the calendar has been read, and its turn ten minutes away.
  changes('left alone', 'embedded', PROMISED_MS, { forMs: 0 }),
  // Its turn comes as soon as something has changed, again and again.
  changes('at its turn', 'PostgreSQL', PROMISED_AT_ITS_TURN_MS, { forMs: LOOP_MS }),
]);
// The database package listens for our end, and would wait for servers that are gone.
process.exit();

/** Days apart, so that no other call is too near. */
function firstCallsOfDays() {
  const now = Date.now();
  const all = callsBetween(new Date(now + 4 * DAY_MS), new Date(now + 28 * DAY_MS), ZONE, ZONE);
  return all.filter(({ callDate }, index) => callDate !== all[index - 1]?.callDate).slice(1);
}

async function changes(
  when: string,
  kind: StoreKind,
  promisedMs: number,
  { forMs }: { forMs: number },
) {
  const { change, hasten, end } = await watchCalendar(kind);
  const begin = Date.now();
  do {
    const seen = change(promisedMs);
    if (forMs > 0) await hasten();
    const took = await seen;
    const told =
      took === undefined
        ? 'what appeared, moved and vanished did not show within the time'
        : `what appeared, moved and vanished shows after ${Math.round(took / 1000)} s`;
    say(took !== undefined, `${when}, 2 servers: ${told} of ${promisedMs / 1000} s promised`);
  } while (Date.now() < begin + forMs);
  await end();
}

/** Two servers that have read a calendar with two events in it. */
async function watchCalendar(kind: StoreKind) {
  const store = await newStore(kind);
  const feed = await startCalendarFeed();
  const days = calls.map(({ at }) => at.getTime());
  let next = 0;
  const put = (uid: string) => {
    const starts = days[next % days.length] ?? 0;
    next += 1;
    feed.events.set(uid, [starts, starts + MINUTE_MS]);
    return uid;
  };
  let vanishing = put('first');
  put('moving');
  const environment = { ...store.environment, CALENDAR_URL: feed.url };
  const start = () => startSite(environment, { folder });
  const sites = await Promise.all([start(), start()]);
  await seenEverywhere(PROMISED_AT_ITS_TURN_MS);

  async function seenEverywhere(withinMs: number) {
    const begin = Date.now();
    const wanted = Array.from(feed.events.values(), ([starts]) => starts).sort();
    while (Date.now() < begin + withinMs + TO_SPARE_MS) {
      const shown = await Promise.all(sites.map((site) => takenAt(site, days)));
      if (shown.every((each) => each.sort().join() === wanted.join())) return Date.now() - begin;
      await pause(500);
    }
    return undefined;
  }

  return {
    /** One event comes, one moves, one goes; resolves to how long it took until each server shows just that. */
    change(withinMs: number) {
      feed.events.delete(vanishing);
      vanishing = put(randomUUID());
      put('moving');
      return seenEverywhere(withinMs);
    },
    async hasten() {
      const engine = openEngine(readEnvironment(store.environment));
      await engine.query('UPDATE outbox_calendar SET asked_at = 0');
      await engine.close();
    },
    async end() {
      await Promise.all(sites.map((site) => site.end()));
      await Promise.all([feed.close(), store.remove()]);
    },
  };
}

async function takenAt({ url }: RunningSite, moments: readonly number[]) {
  const answer = await fetch(`${url}/api/busy`);
  const busy: [string, string][] = await answer.json();
  return moments.filter((moment) =>
    busy.some(([starts, ends]) => moment >= Date.parse(starts) && moment < Date.parse(ends)),
  );
}

function say(holds: boolean, sentence: string) {
  console.log(`${holds ? 'yes' : 'NO '}  ${sentence}`);
  if (!holds) process.exitCode = 1;
}
