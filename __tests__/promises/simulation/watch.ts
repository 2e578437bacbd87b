import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { mailId } from '#server/mail/mails.ts';
import { LEASE_MS } from '#server/requests/decide.ts';
import type { Browser } from './browser.ts';
import type { Call, Mail, Receivers } from './receivers.ts';
import { PURGE_AFTER_DAYS, type Site } from './site.ts';

const PARKING = [415, 422];

/** What an operator does, and with which requests. */
const ABOUT = {
  releases: "state = 'held'",
  discards: "state <> 'delivered'",
  erases: "state = 'delivered' AND body IS NOT NULL",
  resends: "state = 'delivered' AND body IS NOT NULL",
  retries: "state IN ('pending', 'parked')",
};
export type Operation = keyof typeof ABOUT;
export const operations = Object.keys(ABOUT);

const row = z.object({
  id: z.string(),
  state: z.string(),
  body: z.string().nullable(),
  deliveredAt: z.number().nullable(),
});

/** The promises, checked in true time by an observer of everything. */
export function newWatch(site: Site, receivers: Receivers) {
  const asked = new Map<string, { id: string; email: string }>();
  const refused = new Set<string>();
  const released = new Set<string>();
  /** An erasure may fail half-way. */
  const maybeErased = new Set<string>();
  const erased = new Set<string>();
  const resent = new Map<string, number>();
  let broken: string | undefined;
  let [siteFaults, siteFaultAt, operatedAt, jumpedAt] = [0, 0, 0, 0];

  const breaks = (sentence: string) => {
    broken ??= `${sentence} (${new Date().toISOString()})`;
  };
  const rows = async (which: string) =>
    z
      .array(row)
      .parse(
        await site.query(
          `SELECT id, state, body, delivered_at AS "deliveredAt" FROM outbox WHERE ${which} ORDER BY id`,
        ),
      );

  /** Faults of the site suspend some invariants. */
  const isQuietSince = (time: number) =>
    siteFaults === 0 && siteFaultAt < time && operatedAt < time;

  /** Judges each call of the lane when it is made. */
  function hears({ id, marker, at, isDirect }: Call) {
    if (!marker.startsWith('without a script') && asked.get(marker)?.id !== id)
      breaks(`${marker} goes by another id than its visitor's`);
    if (marker.startsWith('a robot') && !released.has(id)) breaks(`${marker} was never released`);
    if (isDirect) return;
    const before = receivers.calls.filter((call) => !call.isDirect);
    const confirmed = before.find((call) => call.id === id && call.answer === 200)?.endedAt ?? at;
    if (confirmed < at && isQuietSince(confirmed - 1_000) && !resent.has(id))
      breaks(`${marker} goes again, though the receiver has confirmed it`);
    // After a clock jump a lease may look expired. Its owner hangs up within seconds.
    if (before.some((call) => !call.endedAt && call.by.isAlive && call.at > jumpedAt))
      breaks('two calls are under way');
  }

  function mailArrives({ id, what, at }: Mail) {
    for (const earlier of receivers.mails)
      if (earlier.id === id || (!jumpedAt && earlier.what === what))
        if (earlier.at < at && isQuietSince(earlier.at - LEASE_MS))
          // After a fault two processes may hold the lease that one of them has lost.
          breaks(`the mail ${what} goes again, though the server has confirmed it`);
    for (const [marker, request] of asked)
      if (marker.startsWith('a robot') && !released.has(request.id))
        if (id === mailId('confirmation', request.id))
          breaks(`${marker} is held, and got a confirmation`);
  }

  async function everyVisitorHasMail() {
    const visible = new Set((await rows("state <> 'held'")).map(({ id }) => id));
    const mailed = new Set(receivers.mails.map(({ id }) => id));
    for (const [marker, { id, email }] of asked) {
      // The limit of a day may hold back the fourth mail to an address, reminders included.
      const visits = [...asked.values()].filter((other) => other.email === email);
      const reminders = receivers.mails.filter(({ what }) =>
        what.startsWith(`the reminder ${email} `),
      );
      const isOverLimit = visits.length + reminders.length > 3;
      const isExcused = released.has(id) || maybeErased.has(id) || isOverLimit;
      if (visible.has(id) && !isExcused && !mailed.has(mailId('confirmation', id)))
        breaks(`${marker} has no confirmation`);
    }
  }

  async function look() {
    for (const { id, body, deliveredAt } of await rows('TRUE')) {
      const first = receivers.done.get(id)?.at ?? Infinity;
      // A request that is delivered while the clock is far behind seems old once the clock is right.
      const isExcused = maybeErased.has(id) || (deliveredAt ?? 0) < first - HOUR_MS;
      if (body === null && !isExcused && Date.now() - first < PURGE_AFTER_DAYS * DAY_MS)
        breaks(`what ${id} wrote was erased before its time`);
      if (body !== null && erased.has(id)) breaks(`what ${id} wrote was not erased`);
    }
    const agreed = [...receivers.done].filter(([id, call]) => call.agreed && !maybeErased.has(id));
    const moments = new Set(agreed.map(([, { callAt }]) => callAt));
    // A clock that is weeks ahead ends calls early.
    if (!jumpedAt && moments.size < agreed.length) breaks('two calls were agreed for one moment');
  }

  async function operator(does: Operation, which: number) {
    if (site.clock.skewMs !== 0) return;
    const [one] = site.living();
    const all = await rows(ABOUT[does]);
    const chosen = all[which % Math.max(1, all.length)];
    if (!one || !chosen) return;
    const { requests } = one;
    const { id, state } = chosen;
    const now = Date.now();
    operatedAt = now;
    const acts: Record<Operation, () => Promise<unknown>> = {
      retries: () => (which % 2 ? requests.retry() : requests.retry(id)),
      releases: () => {
        released.add(id);
        return requests.release(id);
      },
      discards: () => {
        if (state !== 'pending') maybeErased.add(id);
        return requests.discard(id);
      },
      erases: async () => {
        maybeErased.add(id);
        await requests.erase(id);
        erased.add(id);
      },
      resends: async () => {
        resent.set(id, Infinity);
        if (await requests.resend({ id })) resent.set(id, now);
      },
    };
    void one.within(() => acts[does]().catch(() => undefined));
  }

  /** After two quiet days each acknowledged request is in one place. */
  async function atTheEnd(browsers: readonly Browser[]) {
    await look();
    if (!jumpedAt) await everyVisitorHasMail();
    const stored = await rows('TRUE');
    const copies = browsers.flatMap((browser) => browser.copies());
    for (const [marker, { id }] of asked) {
      const times = [...receivers.done.values()].filter((each) => each.marker === marker).length;
      const here = stored.filter((row) => row.id === id || row.body?.includes(`"${marker}"`));
      const isInBrowser = copies.some((key) => key.endsWith(id));
      const state = here[0]?.state;
      if (times > 1) breaks(`${marker} was done ${times} times`);
      if (here.length > 1) breaks(`${marker} is in ${here.length} places`);
      const isErased = [{ id }, ...here].some((row) => maybeErased.has(row.id));
      // Spam that is stored while the clock is wrong may be purged by its age.
      const isSpam = marker.startsWith('a robot') && jumpedAt > 0;
      if (refused.has(marker) || isErased || isSpam) continue;
      if (times + here.length === 0)
        breaks(`${marker} was lost${isInBrowser ? ', or is still in a browser' : ''}`);
      if (isInBrowser) breaks(`${marker} is still in a browser`);
      if (state === 'delivered' && times === 0)
        breaks(`${marker} counts as delivered, and nobody has it`);
      if (state === 'pending' && !marker.startsWith('fails alone')) breaks(`${marker} still waits`);
      const failures = receivers.calls.filter((call) => call.id === id && call.answer !== 200);
      const isFinal = PARKING.includes(failures.at(-1)?.answer ?? 0);
      if (state === 'parked' && (failures.length < 8 || !isFinal))
        breaks(`${marker} is parked, and failed ${failures.length} times`);
    }
    for (const [id, at] of resent)
      if (Date.now() > at && !receivers.calls.some((call) => call.id === id && call.at >= at))
        if (!maybeErased.has(id)) breaks(`${id} was not sent again`);
    if (jumpedAt > Date.now() - 10 * DAY_MS) return;
    const before = Date.now() - 8 * DAY_MS;
    const isOld = `delivered_at < ${before - PURGE_AFTER_DAYS * DAY_MS}`;
    for (const { id, body } of await rows(`state = 'delivered' AND body IS NOT NULL AND ${isOld}`))
      if (!(Date.parse(JSON.parse(String(body)).callDate) + DAY_MS > before))
        breaks(`what ${id} wrote is never erased`);
  }

  return {
    look,
    hears,
    operator,
    atTheEnd,
    broken: () => broken,
    mailArrives,
    siteFault(by: 1 | -1) {
      siteFaults += by;
      siteFaultAt = Date.now();
    },
    visited: (marker: string, id: string, email: string) => asked.set(marker, { id, email }),
    wasRefused: (marker: string) => refused.add(marker),
    clockJumps() {
      jumpedAt = Date.now();
    },
  };
}
