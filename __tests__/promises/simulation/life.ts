import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { aRequestBody } from '../../kit/builders/requests.ts';
import { type Browser, newBrowser } from './browser.ts';
import { drawn } from './draw.ts';
import { faults, mailFaults, newReceivers } from './receivers.ts';
import { newSite, storeFaults } from './site.ts';
import { beginAt, liveUntil } from './virtual-time.ts';
import { newWatch } from './watch.ts';

const BEGINS = Date.UTC(2026, 10, 20);
const BROWSERS = 3;

const visitors = ['a lead', 'a robot', 'fails alone', 'clicks twice', 'closes the tab'] as const;

type Happening = { at: number; which: number; forMs: number; number: number } & (
  | { kind: 'visit'; as: (typeof visitors)[number]; call: number | undefined }
  | { kind: 'offline' | 'opens a page' | 'kill' | 'stop' }
  | { kind: 'fault' | 'mailFault'; does: (typeof faults | typeof mailFaults)[number] }
  | { kind: 'store'; does: (typeof storeFaults)[number] }
  | { kind: 'clock'; byMs: number }
);

/** Thirty days, of which the last two are quiet. */
export function planOf(seed: string): Happening[] {
  let draws = 0;
  const draw = () => {
    draws += 1;
    return drawn(`${seed} plan ${draws}`);
  };
  const pick = <Thing>(things: readonly Thing[]) =>
    things[Math.floor(draw() * things.length)] as Thing;
  // Most events come in two rushes: single ones show little.
  const rushes = [draw() * 27 * DAY_MS, draw() * 27 * DAY_MS];
  const rushMs = pick([MINUTE_MS, 10 * MINUTE_MS, 4 * HOUR_MS]);
  const when = () => (draw() < 0.8 ? pick(rushes) + draw() * rushMs : draw() * 27 * DAY_MS);
  const plan: Happening[] = [];
  const some = (most: number, happen: () => object) => {
    for (let left = Math.floor(draw() * (most + 1)); left > 0; left -= 1) {
      const forMs = Math.round(2_000 * 1_800 ** draw());
      const happening = { at: when(), which: Math.floor(draw() * 1_000), forMs, ...happen() };
      const at = BEGINS + Math.round(Math.min(happening.at, 28 * DAY_MS - happening.forMs));
      plan.push({ ...happening, at, number: plan.length } as Happening);
    }
  };
  /** Half of the histories lack a kind of event, which could hide another fault. */
  const perhaps = (most: number, happen: () => object) => draw() < 0.5 && some(most, happen);
  const call = () => (draw() < 0.4 ? Math.floor(draw() * 3) : undefined);
  some(16, () => ({ kind: 'visit', as: pick([...visitors, 'fails alone']), call: call() }));
  // Pages open at least every ten days, and a copy in a browser lives for fourteen.
  perhaps(3, () => ({ kind: 'offline', ...(draw() < 0.5 && { forMs: draw() * 4 * DAY_MS }) }));
  perhaps(4, () => {
    const does = pick(faults);
    return { kind: 'fault', does, ...(does.endsWith('hour') && { forMs: draw() * 5 * DAY_MS }) };
  });
  perhaps(3, () => ({ kind: 'mailFault', does: pick(mailFaults) }));
  perhaps(3, () => ({ kind: 'kill' }));
  perhaps(3, () => ({ kind: 'stop' }));
  perhaps(8, () => ({ kind: 'store', does: pick(storeFaults) }));
  perhaps(2, () => ({ kind: 'clock', byMs: pick([-3_650, -400, -1, 0.5, 1, 40, 400]) * DAY_MS }));
  for (let which = 0; which < BROWSERS; which += 1)
    for (const day of [9, 18, 28])
      plan.push({ kind: 'opens a page', at: BEGINS + day * DAY_MS, which, forMs: 0, number: 0 });
  return plan.sort((event, other) => event.at - other.at);
}

/** A killed process keeps the lane for so long. */
const LEASE_IS_OVER = 40_000;

/** Resolves to a sentence about the first broken promise. */
export async function live(seed: string, plan: readonly Happening[]): Promise<string | undefined> {
  beginAt(BEGINS);
  // The hours are few, because listing the times takes longest.
  const hours = { Monday: ['11:00-15:00'], Wednesday: ['11:00-15:00'], Friday: ['11:00-15:00'] };
  const timeZone = drawn(`${seed} zone`) < 0.5 ? 'Europe/Berlin' : undefined;
  // Two rounds of housekeeping find that a reminder is due.
  Object.assign(callHours, { hours, callMinutes: 240, reminderHours: 46, timeZone });
  const receivers = newReceivers(seed, () => watch);
  const site = await newSite(seed, receivers.post);
  const watch = newWatch(site, receivers);
  const browsers = Array.from({ length: BROWSERS }, (_, index) =>
    newBrowser((_path, init) => site.post(index, init)),
  );
  globalThis.fetch = (_, init = {}) => receivers.answer(init);
  const idPrefix = drawn(seed).toString(16).slice(2, 10).padEnd(8, '0');

  setInterval(keepHouse, (20 + 6 * drawn(`${seed} house`)) * HOUR_MS);
  for (const happening of plan) {
    await liveUntil(happening.at);
    happen(happening);
    wakeSoon();
  }
  await liveUntil(BEGINS + 30 * DAY_MS);
  keepHouse();
  await liveUntil(Date.now() + MINUTE_MS);
  await watch.atTheEnd(browsers);
  await site.end();
  return watch.broken();

  function keepHouse() {
    for (const { within, runHousekeeping } of site.living()) void within(runHousekeeping);
    setTimeout(watch.look, 1_000);
  }

  function happen(happening: Happening) {
    const { kind, which, forMs } = happening;
    const [browser, place] = [browsers[which % BROWSERS], site.at(which)];
    if (!browser || !place) return;
    if (kind === 'visit') visit(happening, browser);
    if (kind === 'opens a page') browser.openTab().sendLocalCopies();
    if (kind === 'offline') {
      browser.isOffline = true;
      setTimeout(() => {
        browser.isOffline = false;
        browser.openTab().sendLocalCopies();
      }, forMs);
    }
    if (kind === 'fault' || kind === 'mailFault') {
      Object.assign(receivers, { [kind]: happening.does });
      setTimeout(() => Object.assign(receivers, { [kind]: undefined }), forMs);
    }
    if (kind === 'kill' || kind === 'stop') {
      if (kind === 'stop') void place.loop.stop();
      else place.process.statementsLeft = which % 20;
      causeFault(Math.min(forMs, 10 * MINUTE_MS) + 6_000, () => site.restart(which));
    }
    if (kind === 'store') {
      const hit = which % 4 ? site.living() : [place];
      for (const { process } of hit) process.fault = happening.does;
      causeFault(forMs, () => {
        for (const { process } of hit) process.fault = undefined;
      });
    }
    if (kind === 'clock') {
      const rounds = setInterval(keepHouse, 4 * MINUTE_MS);
      // A process that has run for an hour purges by its clock.
      clockJumps(happening.byMs, true);
      causeFault(Math.min(forMs, 20 * MINUTE_MS), () => {
        clearInterval(rounds);
        clockJumps(0, which % 3 === 0);
      });
    }
  }

  function causeFault(forMs: number, end: () => unknown) {
    watch.siteFault(1);
    setTimeout(() => {
      end();
      watch.siteFault(-1);
      wakeSoon();
    }, forMs);
  }

  function clockJumps(byMs: number, restarts: boolean) {
    watch.clockJumps();
    site.clock.skewMs = byMs;
    if (restarts) for (const place of [0, 1, 2]) site.restart(place);
    keepHouse();
  }

  function wakeSoon() {
    for (const afterMs of [1_000, LEASE_IS_OVER]) setTimeout(site.wake, afterMs);
  }

  function visit({ as, call, number, forMs }: Happening & { kind: 'visit' }, browser: Browser) {
    const marker = `${as} ${number}`;
    const id = `${idPrefix}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
    const day = new Date(Date.now() + (1 + (call ?? 0)) * DAY_MS);
    while (day.getUTCDay() % 2 === 0) day.setUTCDate(day.getUTCDate() + 1);
    const callDate = day.toISOString().slice(0, 10);
    const phone = { contactMethod: 'phone', callDate, callTime: '11:00' };
    const fields = aRequestBody({
      name: marker,
      email: `${number}@example.com`,
      phone: `${555_000 + (number % 7)}`,
      service: 'consultation',
      [HONEYPOT]: as === 'a robot' ? 'filled' : '',
      submittedAt: new Date().toISOString(),
      ...(call !== undefined && phone),
    });
    const zone = { 'x-visitor-time-zone': 'Europe/Berlin' };
    const headers = { ...zone, 'content-type': 'application/json', 'Idempotency-Key': id };
    const kept = { keptAt: Date.now(), headers, body: JSON.stringify(fields) };
    watch.visited(marker, id);
    const tab = browser.openTab();
    void tab.sendRequest(id, kept);
    if (as === 'closes the tab') setTimeout(tab.close, forMs % 40);
    if (as !== 'clicks twice') return;
    void tab.sendRequest(id, kept);
    browser.openTab().sendLocalCopies();
  }
}
