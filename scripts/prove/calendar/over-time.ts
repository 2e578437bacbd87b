import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type AgencyCall, callLengthMs } from '#domain/agency-calls.ts';
import { callSlots } from '#domain/call-slots.ts';
import { readEnvironment } from '#server/environment.ts';
import { openEngine } from '#server/outbox/open-outbox.ts';
import { type Outbox, outboxIn } from '#server/outbox/outbox.ts';
import { actions } from '../../operate/actions.ts';
import { startCalendarFeed } from '../real/calendar-feed.ts';
import { type RunningSite, startSite } from '../real/running-site.ts';
import { until } from '../real/until.ts';
import { startWebhookReceiver } from '../real/webhook-receiver.ts';
import { filledForm } from '../torture/post-form.ts';
import { seededRandom } from '../torture/seeded-random.ts';
import { newStore, type StoreKind } from '../torture/stores.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const ADDRESSES = 9;
const POSTS = 206;
const CHANGED = 30;

type Say = (holds: boolean, sentence: string) => void;

/** What is agreed holds until it is over: real servers, a real store, and that store as it is weeks later. */
export async function proveOverTime(
  kind: StoreKind,
  { folder, say, calls }: { folder: string; say: Say; calls: readonly AgencyCall[] },
) {
  const store = await newStore(kind);
  const [receiver, feed] = await Promise.all([startWebhookReceiver(), startCalendarFeed()]);
  const environment = {
    ...store.environment,
    ...receiver.environment,
    TRUSTED_PROXIES: '1',
    CALENDAR_URL: feed.url,
  };
  const start = () => startSite(environment, { folder });
  const random = seededRandom(kind);
  // Those of the first month, and the first that no month of thirty days has.
  const near = calls.filter(({ at }) => +at < Date.now() + 28 * DAY_MS);
  const [busy, free] = calls.filter(({ at }) => +at > Date.now() + 45 * DAY_MS);
  if (!busy || !free) throw new Error('No call is that far ahead');
  feed.events.set('far ahead', [+busy.at, +busy.at + MINUTE_MS]);
  let site = await start();
  const shown = async () => (await hiddenBy(site)).some(([starts]) => starts === +busy.at);
  await until(shown, 3 * MINUTE_MS, 'The calendar is not read');

  let visitors = 0;
  /** Each of another person, unless said: resolves to the id, the key, and how the workflow is told of it. */
  async function askFor({ callDate, callTime }: AgencyCall, given: Given = {}) {
    visitors += 1;
    const [id, key] = [randomUUID(), randomBytes(16).toString('hex')];
    const person = {
      email: `${visitors}@example.com`,
      phone: String(1e9 + visitors),
      ...given.person,
    };
    const form = { ...JSON.parse(filledForm(random)), ...person, contactMethod: 'phone' };
    const answer = await fetch(`${site.url}/api/consultation`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-call-key': key,
        'x-forwarded-for': given.address ?? `10.0.${visitors >> 8}.${visitors & 255}`,
      },
      body: JSON.stringify({ ...form, ...given.fields, callDate, callTime }),
    });
    return { id, key, status: answer.status };
  }
  const toldOf = async (id: string) => {
    const call = () => receiver.calls.find((each) => each.id === id);
    await until(() => call() !== undefined, MINUTE_MS, 'It does not arrive');
    return call()?.headers['x-call-taken'] === 'yes' ? 'marked' : 'unmarked';
  };
  const outcome = async (call: AgencyCall) => toldOf((await askFor(call)).id);
  const at = (time: () => number) => outboxIn(openEngine(readEnvironment(store.environment), time));

  const [soon] = calls;
  const [first, second, ...others] = near.filter((call) => +call.at > Date.now() + 5 * DAY_MS);
  if (!soon || !first || !second) throw new Error('No call is offered');
  const told = await outcome(soon);
  say(told === 'marked', `${kind}, notice: a call within it is ${told}`);
  const far = [await outcome(busy), await outcome(free)];
  say(
    far.join() === 'marked,unmarked',
    `${kind}, horizon: 45 days ahead a busy time is ${far[0]}, a free one ${far[1]}`,
  );

  const held = await askFor(first, { fields: { subject: 'a robot' } });
  const booked = await outcome(first);
  const outbox = at(Date.now);
  for await (const _ of actions.release(outbox, { id: held.id }));
  const released = await toldOf(held.id);
  say(
    booked === 'unmarked' && released === 'marked',
    `${kind}, release: who booked meanwhile is ${booked}, who was held is ${released}`,
  );

  const kept = await askFor(second);
  await toldOf(kept.id);
  await proveLater(second, kept.id);
  await proveChanges(others);
  await proveNine();
  await Promise.all([site.end(), outbox.close(), feed.close(), receiver.close()]);
  await store.remove();

  async function proveLater(call: AgencyCall, id: string) {
    let now = +call.at - MINUTE_MS;
    const later = at(() => now);
    const isReserved = async () =>
      (await later.comingCalls()).some((each) => each.id === id && each.isReserved);
    const before = await isReserved();
    await purgeAll(later);
    const words = (await later.find(id))?.body;
    now = +call.at + callLengthMs() + MINUTE_MS;
    const after = await isReserved();
    say(
      before && !after,
      `${kind}, keeping: a minute before the call its time is ${before ? '' : 'not '}reserved, after it ${after ? 'still' : 'no longer'}`,
    );
    now += DAY_MS;
    await purgeAll(later);
    const left = (await later.find(id))?.body;
    say(
      typeof words === 'string' && left === null,
      `${kind}, purge after 1 day: before the call its words are ${words ? 'there' : 'gone'}, after it ${left ? 'there' : 'gone'}`,
    );
    await later.close();
  }

  /** Two servers, one of which is killed again and again, are told of each change at once. */
  async function proveChanges(days: readonly AgencyCall[]) {
    const asked: { id: string; key: string }[] = [];
    for (const call of days.slice(0, CHANGED)) asked.push(await askFor(call));
    for (const { id } of asked) await toldOf(id);
    const other = await start();
    for (const [index, { key }] of asked.entries()) {
      const isMove = index % 2 === 0;
      const { offered, sequence } = await pageOf(other, key, index);
      const fields = { sequence, action: isMove ? 'move' : 'cancel', at: offered.at(index) ?? '' };
      const dies = index % 5 === 0 && pause(index).then(() => site.end('SIGKILL'));
      await Promise.allSettled([press(site, key, fields, index), press(other, key, fields, index)]);
      await dies;
      if (dies) site = await start();
      await press(site, key, fields, index);
    }
    const changesOf = (id: string) =>
      [...receiver.processed.keys()].filter((each) =>
        receiver.calls.some((call) => call.id === each && call.headers['x-changes'] === id),
      );
    const once = () => asked.filter(({ id }) => changesOf(id).length === 1).length;
    await until(() => once() === asked.length, MINUTE_MS, 'lost').catch(() => undefined);
    say(
      once() === asked.length,
      `${kind}, changes: ${once()} of ${asked.length} done once, by two servers at once, one killed ${Math.ceil(CHANGED / 5)} times`,
    );
    await other.end();
  }

  /** Nine addresses ask for all they can. */
  async function proveNine() {
    const before = new Map(await hiddenDays(site, calls));
    const wanted = near.filter(({ at }) => +at > Date.now() + 4 * DAY_MS);
    const answers: ReturnType<typeof askFor>[] = [];
    for (let post = 0; post < POSTS; post += 1) {
      const call = wanted[(post * 7) % wanted.length] ?? first;
      if (call) answers.push(askFor(call, { address: `192.0.2.${post % ADDRESSES}` }));
    }
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    // What a server remembers of a minute ago, another has never known.
    const fresh = await start();
    const hidden = (await hiddenDays(fresh, calls)).map(
      ([day, slots]) => slots - (before.get(day) ?? 0),
    );
    await fresh.end();
    const [most, all] = [Math.max(...hidden), hidden.reduce((sum, slots) => sum + slots, 0)];
    say(
      most <= callSlots.length / 2 && statuses.every((status) => status === 200 || status === 429),
      `${kind}, ${ADDRESSES} addresses with ${POSTS} posts hide ${most} of ${callSlots.length} times of a day at most, ` +
        `${all} of ${wanted.length} in four weeks; ${statuses.filter((status) => status === 200).length} are taken`,
    );
    const few = (await outbox.health()).callsOfFew;
    for await (const _ of actions.free(outbox, {}));
    const left = (await outbox.health()).callsOfFew;
    say(
      few > 0 && left === 0,
      `${kind}: the operator is told of ${few} of them, and frees them in one step`,
    );
  }
}

type Given = { address?: string; person?: object; fields?: object };

async function purgeAll(outbox: Outbox) {
  while ((await outbox.purge(1)) > 0);
}

const visitorAt = (index: number) => ({ 'x-forwarded-for': `10.9.${index}.1` });

async function pageOf({ url }: RunningSite, key: string, index: number) {
  const page = await (await fetch(`${url}/call/${key}`, { headers: visitorAt(index) })).text();
  const offered = Array.from(page.matchAll(/name="at" value="([^"]+)"/g), ([, at = '']) => at);
  return { offered, sequence: /name="sequence" value="(\d+)"/.exec(page)?.[1] ?? '' };
}

function press({ url }: RunningSite, key: string, fields: Record<string, string>, index: number) {
  const body = new URLSearchParams(fields);
  return fetch(`${url}/call/${key}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: visitorAt(index),
  });
}

async function hiddenBy({ url }: RunningSite) {
  const told: [string, string][] = await (await fetch(`${url}/api/busy`)).json();
  return told.map(([starts, ends]) => [Date.parse(starts), Date.parse(ends)] as const);
}

/** How many times of each day are not offered. */
async function hiddenDays(site: RunningSite, calls: readonly AgencyCall[]) {
  const hidden = await hiddenBy(site);
  const days = new Map<string, number>();
  for (const { at, callDate } of calls)
    if (hidden.some(([starts, ends]) => +at >= starts && +at < ends))
      days.set(callDate, (days.get(callDate) ?? 0) + 1);
  return [...days];
}
