import { z } from 'zod';
import { bookingsIn } from '#server/bookings/bookings.ts';
import type { Browser } from './browser.ts';
import type { Call, Receiver } from './receiver.ts';
import { PURGE_AFTER_DAYS, type Site } from './site.ts';
import { decide } from './virtual-time.ts';

const SECOND = 1_000;
const DAY = 86_400_000;

const PARKING = [403, 406, 415, 422, 451];
const FAILS_BY_ITSELF = /^(poison|breaks a step|fails alone)/;

const rowsOf = z.array(
  z.object({
    id: z.string().default(''),
    state: z.string().default(''),
    body: z.string().nullable().default(null),
  }),
);

/** The promises, checked in true time by an observer of everything. */
export function newWatch(site: Site, receiver: Receiver) {
  const asked = new Map<string, string>();
  const refused = new Set<string>();
  const released = new Set<string>();
  const freed = new Set<string>();
  /** An erasure may fail half-way. */
  const maybeErased = new Set<string>();
  const erased = new Set<string>();
  const resent = new Map<string, number>();
  let broken: string | undefined;
  let [siteFaults, siteFaultAt, operatedAt] = [0, 0, 0];
  let clockWasWrong = false;
  let jumpedAt = 0;

  const breaks = (sentence: string) => {
    broken ??= `${sentence} (${new Date().toISOString()})`;
    decide();
  };
  const rows = async (sql: string) => rowsOf.parse(await site.query(sql));

  /** Faults of the site suspend some invariants. */
  function siteFault(by: 1 | -1) {
    siteFaults += by;
    siteFaultAt = Date.now();
  }

  const isQuietSince = (time: number) =>
    siteFaults === 0 && siteFaultAt < time && operatedAt < time;

  /** Judges each call of the lane when it is made. */
  function hears({ id, marker, at, isDirect }: Call) {
    if (!marker.startsWith('without a script') && asked.get(marker) !== id)
      breaks(`${marker} goes by another id than its visitor's`);
    if (marker.startsWith('a robot') && !released.has(id)) breaks(`${marker} was never released`);
    if (isDirect) return;
    const before = receiver.calls.filter((call) => !call.isDirect);
    const confirmed = before.find((call) => call.id === id && call.answer === 200)?.endedAt ?? at;
    if (confirmed < at && isQuietSince(confirmed - SECOND) && !resent.has(id))
      breaks(`${marker} goes again, though the receiver has confirmed it`);
    // After a clock jump a lease may look expired. Its owner hangs up within seconds.
    if (before.some((call) => !call.endedAt && call.by.isAlive && call.at > jumpedAt))
      breaks('two calls are under way');
  }

  async function look() {
    await nothingIsErasedEarly();
    // A clock that is weeks ahead ends calls early.
    if (!clockWasWrong) callsDoNotMeet();
  }

  async function nothingIsErasedEarly() {
    const words = await rows('SELECT id, body FROM outbox');
    for (const { id, body } of words) {
      const first = receiver.done.get(id)?.at ?? Number.POSITIVE_INFINITY;
      if (body === null && !maybeErased.has(id) && Date.now() - first < PURGE_AFTER_DAYS * DAY)
        breaks(`what ${id} wrote was erased before its time`);
      if (body !== null && erased.has(id)) breaks(`what ${id} wrote was not erased`);
    }
  }

  function callsDoNotMeet() {
    const agreed = [...receiver.done].filter(([id, { agreed }]) => agreed && !freed.has(id));
    const moments = agreed.map(([, { callAt }]) => callAt);
    if (new Set(moments).size < moments.length) breaks('two calls were agreed for one moment');
  }

  async function operator(does: Operation, which: number) {
    if (!site.isWell()) return;
    const [one] = site.living();
    const about = {
      releases: "state = 'held'",
      discards: "state <> 'delivered'",
      frees: 'id IN (SELECT request_id FROM booking)',
      erases: "state = 'delivered' AND body IS NOT NULL",
      resends: "state = 'delivered' AND body IS NOT NULL",
      retries: "state IN ('pending', 'parked')",
    };
    const all = await rows(`SELECT id, state FROM outbox WHERE ${about[does]} ORDER BY id`);
    const chosen = all[which % Math.max(1, all.length)];
    if (!one || !chosen) return;
    const { outbox } = one;
    const { id, state } = chosen;
    const now = Date.now();
    operatedAt = now;
    // The process may die meanwhile.
    const done = async (act: Promise<boolean | number>) => Promise.race([act, one.process.died]);
    const acts: Record<Operation, () => Promise<unknown>> = {
      retries: () => (which % 2 ? outbox.retry() : outbox.retry(id)),
      releases: async () => {
        released.add(id);
        const request = await outbox.find(id);
        if (request?.callAt) await bookingsIn(outbox).recheck(request, { isNotOffered: false });
        return outbox.release(id);
      },
      discards: () => {
        if (state !== 'pending') maybeErased.add(id);
        return bookingsIn(outbox).discard(id);
      },
      frees: () => {
        freed.add(id);
        return bookingsIn(outbox).free(id);
      },
      erases: async () => {
        maybeErased.add(id);
        freed.add(id);
        if ((await done(outbox.erase(id))) !== undefined) erased.add(id);
      },
      resends: async () => {
        resent.set(id, Number.POSITIVE_INFINITY);
        if (await done(outbox.resend({ id }))) resent.set(id, now);
      },
    };
    void one.within(() => acts[does]().catch(() => undefined));
  }

  /** After two quiet days each acknowledged request is in one place. */
  async function atTheEnd(browsers: readonly Browser[]) {
    await look();
    const stored = await rows('SELECT id, state, body FROM outbox');
    const done = [...receiver.done].map(([id, { marker }]) => ({ id, marker }));
    for (const [marker, id] of asked) {
      const times = done.filter((each) => each.marker === marker);
      const here = stored.filter((row) => row.id === id || row.body?.includes(`"${marker}"`));
      const isInBrowser = browsers.some((browser) =>
        browser.copies().some((key) => key.endsWith(id)),
      );
      const state = here[0]?.state;
      if (times.length > 1) breaks(`${marker} was done ${times.length} times`);
      if (here.length > 1) breaks(`${marker} is in ${here.length} places`);
      if (refused.has(marker) || here.some((row) => maybeErased.has(row.id)) || maybeErased.has(id))
        continue;
      if (times.length + here.length === 0)
        breaks(`${marker} was lost${isInBrowser ? ', or is still in a browser' : ''}`);
      if (isInBrowser) breaks(`${marker} is still in a browser`);
      if (state === 'delivered' && times.length === 0)
        breaks(`${marker} counts as delivered, and nobody has it`);
      if (state === 'pending' && !FAILS_BY_ITSELF.test(marker)) breaks(`${marker} still waits`);
      const failures = receiver.calls.filter((call) => call.id === id && call.answer !== 200);
      const isFinal = PARKING.includes(failures.at(-1)?.answer ?? 0);
      if (state === 'parked' && (failures.length < 8 || !isFinal))
        breaks(`${marker} is parked, and failed ${failures.length} times`);
    }
    for (const [id, at] of resent)
      if (Date.now() > at && !receiver.calls.some((call) => call.id === id && call.at >= at))
        if (!maybeErased.has(id)) breaks(`${id} was not sent again`);
    if (jumpedAt < Date.now() - 10 * DAY) await oldWordsAreErased();
  }

  async function oldWordsAreErased() {
    const before = Date.now() - 8 * DAY;
    const left = await rows(`SELECT id, body FROM outbox WHERE state = 'delivered'
      AND body IS NOT NULL AND delivered_at < ${before - PURGE_AFTER_DAYS * DAY}`);
    for (const { id, body } of left)
      if (!(Date.parse(JSON.parse(String(body)).callDate) + DAY > before))
        breaks(`what ${id} wrote is never erased`);
  }

  return {
    siteFault,
    look,
    hears,
    operator,
    atTheEnd,
    broken: () => broken,
    visited: (marker: string, id: string) => asked.set(marker, id),
    wasRefused: (marker: string) => refused.add(marker),
    clockJumps() {
      clockWasWrong = true;
      jumpedAt = Date.now();
    },
  };
}

export const operations = [
  'retries',
  'releases',
  'discards',
  'frees',
  'erases',
  'resends',
] as const;
export type Operation = (typeof operations)[number];
