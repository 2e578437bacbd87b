import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { mailId } from '#server/mail/mail-insertions.ts';
import { LEASE_MS } from '#server/queue/decide.ts';
import { selectRequests } from '#server/requests/request-queries.ts';
import type { Browser } from './browser.ts';
import type { Call, Mail, Receivers } from './receivers.ts';
import { PURGE_AFTER_DAYS, type Site } from './site.ts';

export function newWatch(site: Site, receivers: Receivers) {
  const asked = new Map<string, string>();
  const begun = new Set<string>();
  let broken: string | undefined;
  let [siteFaults, siteFaultAt, jumpedAt] = [0, 0, 0];

  const breaks = (sentence: string) => {
    broken ??= `${sentence} (${new Date().toISOString()})`;
  };
  const rows = (which: string) => selectRequests(site, `${which} ORDER BY id`);

  const isQuietSince = (time: number) => siteFaults === 0 && siteFaultAt < time;

  function hears({ id, marker, at, isDirect }: Call) {
    if (asked.get(marker) !== id) breaks(`${marker} goes by another id than its visitor's`);
    if (marker.startsWith('a robot')) breaks(`${marker} is held, and was sent`);
    if (isDirect) return;
    const before = receivers.calls.filter((call) => !call.isDirect);
    const confirmed = before.find((call) => call.id === id && call.answer === 200)?.endedAt ?? at;
    if (confirmed < at && isQuietSince(confirmed - 1_000))
      breaks(`${marker} goes again, though the receiver has confirmed it`);
    // After a clock jump a lease may look expired. Its owner hangs up within seconds.
    if (before.some((call) => !call.endedAt && call.by.isAlive && call.at > jumpedAt))
      breaks('two calls are under way');
  }

  function mailArrives({ id, what, at }: Mail) {
    for (const earlier of receivers.mails)
      if (earlier.id === id || (!jumpedAt && earlier.what === what))
        if (earlier.at < at && isQuietSince(earlier.at - LEASE_MS))
          // After a fault two processes may hold the lease.
          breaks(`the mail ${what} goes again, though the server has confirmed it`);
    for (const [marker, request] of asked)
      if (marker.startsWith('a robot') && id === mailId('confirmation', request))
        breaks(`${marker} is held, and got a confirmation`);
  }

  async function everyVisitorHasMail() {
    const mailed = new Set([...begun, ...receivers.mails.map(({ id }) => id)]);
    for (const { id } of await rows("state <> 'held'"))
      if (!mailed.has(mailId('confirmation', id))) breaks(`${id} has no confirmation`);
  }

  async function look() {
    const isBegun = "id IN (SELECT request_id FROM mail WHERE last_answer = 'the call has begun')";
    for (const { id } of await rows(isBegun)) begun.add(mailId('confirmation', id));
    for (const { id, body, deliveredAt } of await rows('TRUE')) {
      const first = receivers.done.get(id)?.at ?? Infinity;
      // A delivery of a slow clock seems old once the clock is right.
      const isExcused = (deliveredAt ?? 0) < first - HOUR_MS;
      if (body === null && !isExcused && Date.now() - first < PURGE_AFTER_DAYS * DAY_MS)
        breaks(`what ${id} wrote was erased before its time`);
    }
  }

  async function atTheEnd(browsers: readonly Browser[]) {
    await look();
    if (!jumpedAt) await everyVisitorHasMail();
    const stored = await rows('TRUE');
    const copies = browsers.flatMap((browser) => browser.copies());
    for (const [marker, id] of asked) {
      const times = [...receivers.done.values()].filter((post) => post.marker === marker).length;
      const here = stored.filter((row) => row.id === id || row.body?.includes(`"${marker}"`));
      const isInBrowser = copies.some((key) => key.endsWith(id));
      const state = here[0]?.state;
      if (times > 1) breaks(`${marker} was done ${times} times`);
      if (here.length > 1) breaks(`${marker} is in ${here.length} places`);
      // Spam of a wrong clock may be purged by its age.
      if (marker.startsWith('a robot') && jumpedAt > 0) continue;
      if (times + here.length === 0)
        breaks(`${marker} was lost${isInBrowser ? ', or is still in a browser' : ''}`);
      if (isInBrowser) breaks(`${marker} is still in a browser`);
      if (state === 'delivered' && times === 0)
        breaks(`${marker} counts as delivered, and nobody has it`);
      const isStuck = state === 'pending' || state === 'parked';
      if (isStuck && !marker.startsWith('fails alone')) breaks(`${marker} is ${state}`);
    }
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
    atTheEnd,
    broken: () => broken,
    mailArrives,
    siteFault(by: 1 | -1) {
      siteFaults += by;
      siteFaultAt = Date.now();
    },
    visited: (marker: string, id: string) => asked.set(marker, id),
    clockJumps() {
      jumpedAt = Date.now();
    },
  };
}
