import { randomUUID } from 'node:crypto';
import { type AgencyCall, callsBetween } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { buildCopy } from './copy-project.ts';
import { hoursIn, startCalendarFeed } from './real/calendar-feed.ts';
import { type RunningSite, startSite } from './real/running-site.ts';
import { until } from './real/until.ts';
import { startWebhookReceiver } from './real/webhook-receiver.ts';
import { filledForm, postForm } from './torture/post-form.ts';
import { seededRandom } from './torture/seeded-random.ts';
import { newStore, type StoreKind, storeKinds } from './torture/stores.ts';

/**
 * Real calls on the real server: of a hundred visitors who want one moment at once, one has it; and what
 * appears, moves and vanishes in a calendar shows on every server within the time that is promised.
 */
const ZONE = 'America/New_York';
const VISITORS = 100;
const MOMENTS = 10;
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Ten until its turn, one until the turn is taken, one until the other server asks the store. */
const PROMISED_MS = 12 * MINUTE_MS;
/** For what a busy machine takes to read and to answer. */
const TO_SPARE_MS = 15_000;

// The site's own, and ours, who ask what it has stored.
const HOURS = { timeZone: ZONE, noticeMinutes: 3 * 1440, daysAhead: 60 };
Object.assign(callHours, HOURS);
const calls = firstCallsOfDays();
const folder = buildCopy('site-in-zone', { 'src/domain/call-hours.ts': hoursIn(HOURS) });
await postAtOnce();
if (process.argv.includes('--short')) process.exit();
await Promise.all(storeKinds.map(changesShow));
// The database package listens for our end, and would wait for servers that are gone.
process.exit();

/** Days apart, so that no other call is too near. */
function firstCallsOfDays() {
  const now = Date.now();
  const all = callsBetween(new Date(now + 4 * DAY_MS), new Date(now + 28 * DAY_MS), ZONE, ZONE);
  return all.filter(({ callDate }, index) => callDate !== all[index - 1]?.callDate).slice(1);
}

/** By PostgreSQL, where two may really look at one moment: for a store in a file the simulation tells. */
async function postAtOnce() {
  const store = await newStore('PostgreSQL');
  const receiver = await startWebhookReceiver();
  const environment = { ...store.environment, ...receiver.environment, TRUSTED_PROXIES: '1' };
  const start = () => startSite(environment, { folder });
  const sites = await Promise.all([start(), start()]);
  const random = seededRandom('at once');
  for (const [moment, call] of calls.slice(0, MOMENTS).entries()) {
    const forms = Array.from({ length: VISITORS }, (_, visitor) => ({
      id: randomUUID(),
      address: `10.${moment}.${visitor}.1`,
      body: askingFor(call, filledForm(random)),
    }));
    const statuses = await Promise.all(
      forms.map((form, visitor) =>
        postForm(sites[visitor % sites.length]?.url ?? '', form, MINUTE_MS),
      ),
    );
    const notArrived = () => forms.filter(({ id }) => !receiver.processed.has(id));
    await until(() => notArrived().length === 0, MINUTE_MS, 'lost').catch(() => undefined);
    const lost = notArrived().length;
    const told = receiver.calls.filter(({ id }) => forms.some((form) => form.id === id));
    const marked = told.filter(({ headers }) => headers['x-call-taken'] === 'yes').length;
    const unmarked = told.length - marked;
    const refused = statuses.filter((status) => status !== 200).length;
    say(
      [unmarked, marked, refused, lost].join() === [1, VISITORS - 1, 0, 0].join(),
      `2 servers, ${VISITORS} visitors at once: ${unmarked} unmarked, ${marked} marked, ` +
        `${refused} refused, ${lost} lost`,
    );
  }
  await Promise.all(sites.map((site) => site.end()));
  await Promise.all([receiver.close(), store.remove()]);
}

function askingFor({ callDate, callTime }: AgencyCall, form: string) {
  return JSON.stringify({ ...JSON.parse(form), contactMethod: 'phone', callDate, callTime });
}

/** Two servers have read a calendar with two events in it; then one event comes, one moves, and one goes. */
async function changesShow(kind: StoreKind) {
  const store = await newStore(kind);
  const feed = await startCalendarFeed();
  const days = calls.map(({ at }) => at.getTime());
  const put = (uid: string, day: number) =>
    feed.events.set(uid, [days[day] ?? 0, (days[day] ?? 0) + MINUTE_MS]);
  put('vanishing', 0);
  put('moving', 1);
  const environment = { ...store.environment, CALENDAR_URL: feed.url };
  const start = () => startSite(environment, { folder });
  const sites = await Promise.all([start(), start()]);
  const isSeen = async () => {
    const wanted = Array.from(feed.events.values(), ([starts]) => starts).sort();
    const shown = await Promise.all(sites.map((site) => takenAt(site, days)));
    return shown.every((each) => each.sort().join() === wanted.join());
  };
  await until(isSeen, PROMISED_MS, 'The calendar is not read.');

  feed.events.delete('vanishing');
  put('appearing', 2);
  put('moving', 3);
  const begin = Date.now();
  const seen = until(isSeen, PROMISED_MS + TO_SPARE_MS, 'It does not show within the time.');
  const told = await seen.then(
    () => `shows after ${Math.round((Date.now() - begin) / 1000)} s`,
    String,
  );
  say(
    await isSeen(),
    `${kind}, 2 servers: what appeared, moved and vanished ${told} of ${PROMISED_MS / 1000} s promised`,
  );
  await Promise.all(sites.map((site) => site.end()));
  await Promise.all([feed.close(), store.remove()]);
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
