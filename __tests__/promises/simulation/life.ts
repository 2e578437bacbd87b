import { callHours } from '#domain/call-hours.ts';
import { type Browser, newBrowser } from './browser.ts';
import { drawn } from './draw.ts';
import { type MailFault, mailFaults, newMailboxes } from './mailboxes.ts';
import { type Fault, faults, newReceiver } from './receiver.ts';
import { newSite, RECEIVER, type StoreFault, storeFaults, whoActs } from './site.ts';
import { beginAt, liveUntil } from './virtual-time.ts';
import { newWatch, type Operation, operations } from './watch.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGINS = Date.UTC(2026, 10, 20);
const BROWSERS = 3;

const visitors = [
  'a lead',
  'a lead',
  'a lead',
  'a lead',
  'a robot',
  'poison',
  'breaks a step',
  'fails alone',
  'clicks twice',
  'closes the tab',
  'has an old page',
  'without a script',
] as const;

/** An event of a history. All else follows from the events and the seed. */
export type Happening = { at: number; which: number; forMs: number; number: number } & (
  | { kind: 'visit'; as: (typeof visitors)[number]; call: number | undefined }
  | { kind: 'offline' | 'opens a page' | 'kill' | 'stop' | 'cut off' | 'new version' }
  | { kind: 'receiver'; does: Fault }
  | { kind: 'store'; does: StoreFault }
  | { kind: 'mail server'; does: MailFault }
  | { kind: 'clock'; byMs: number; restarts: boolean }
  | { kind: 'operator'; does: Operation }
);

/** Thirty days, of which the last two are quiet. */
export function planOf(seed: string): Happening[] {
  let draws = 0;
  const draw = () => {
    draws += 1;
    return drawn(`${seed} plan ${draws}`);
  };
  const one = <Thing>(things: readonly Thing[]) =>
    things[Math.floor(draw() * things.length)] as Thing;
  // Most events come in two rushes: single ones show little.
  const rushes = [1, 2].map(() => ({
    from: draw() * 27 * DAY,
    forMs: one([MINUTE, 10 * MINUTE, 4 * HOUR]),
  }));
  const when = () => {
    const { from, forMs } = one(rushes);
    return draw() < 0.8 ? from + draw() * forMs : draw() * 27 * DAY;
  };
  const plan: Happening[] = [];
  const some = (most: number, happen: () => object) => {
    for (let left = Math.floor(draw() * (most + 1)); left > 0; left -= 1) {
      const forMs = Math.round(2 * SECOND * 1_800 ** draw());
      const happening = { at: when(), which: Math.floor(draw() * 1_000), forMs, ...happen() };
      const at = Math.round(Math.min(happening.at, 28 * DAY - happening.forMs));
      plan.push({ ...happening, at, number: plan.length } as Happening);
    }
  };
  /** Half of all histories are without, so that one fault does not hide another. */
  const perhaps = (most: number, happen: () => object) => draw() < 0.5 && some(most, happen);
  some(16, () => ({
    kind: 'visit',
    as: one(visitors),
    call: draw() < 0.4 ? Math.floor(draw() * 3) : undefined,
  }));
  perhaps(3, () => ({ kind: 'offline', ...(draw() < 0.5 && { forMs: draw() * 12 * DAY }) }));
  perhaps(4, () => {
    const does = one(faults);
    return { kind: 'receiver', does, ...(does.endsWith('hour') && { forMs: draw() * 5 * DAY }) };
  });
  perhaps(3, () => ({ kind: 'mail server', does: one(mailFaults) }));
  perhaps(3, () => ({ kind: 'kill' }));
  perhaps(3, () => ({ kind: 'stop' }));
  perhaps(2, () => ({ kind: 'cut off' }));
  perhaps(3, () => ({ kind: 'store', does: one(storeFaults) }));
  perhaps(2, () => {
    const byMs = one([-3_650, -400, -1, 0.5, 1, 40, 400, 3_650]) * DAY;
    return { kind: 'clock', byMs, restarts: draw() < 0.5 };
  });
  perhaps(1, () => ({ kind: 'new version' }));
  perhaps(4, () => ({ kind: 'operator', does: one(operations) }));
  // Every browser comes back.
  for (let browser = 0; browser < BROWSERS; browser += 1)
    for (let at = 9 * DAY; at <= 28 * DAY; at += 9 * DAY + Math.round(draw() * HOUR))
      plan.push({ kind: 'opens a page', at, which: browser, forMs: 0, number: plan.length });
  return plan.sort((one, other) => one.at - other.at);
}

/** A killed process keeps the lane for so long. */
const LEASE_IS_OVER = 40 * SECOND;

/** Resolves to a sentence about the first broken promise. */
export async function live(seed: string, plan: readonly Happening[]): Promise<string | undefined> {
  beginAt(BEGINS);
  // Few hours: listing them is the most expensive part.
  const hours = {
    hours: { Monday: ['11:00-15:00'], Wednesday: ['11:00-15:00'], Friday: ['11:00-15:00'] },
    minutesApart: 240,
    // Longer than the time between two rounds of housekeeping.
    reminderHours: 46,
  };
  const isOurClock = drawn(`${seed} zone`) < 0.5;
  Object.assign(callHours, hours, { timeZone: isOurClock ? 'Europe/Berlin' : undefined });
  const receiver = newReceiver(seed, (call) => watch.hears(call));
  const mailboxes = newMailboxes(seed, (mail) => watch.mailArrives(mail));
  const processes = 1 + Math.floor(drawn(`${seed} processes`) * 3);
  const site = await newSite(seed, processes, mailboxes.post);
  const watch = newWatch(site, receiver, mailboxes);
  const browsers = Array.from({ length: BROWSERS }, (_, index) =>
    newBrowser((_path, init) => site.post(addressOf(`${seed} ${index}`), init)),
  );
  globalThis.fetch = async (to, init = {}) => {
    const by = whoActs();
    if (String(to) === RECEIVER && by) return receiver.answer(init, by.process, by.isDirect);
    return new Response();
  };
  const idPrefix = Math.floor(drawn(seed) * 2 ** 32)
    .toString(16)
    .padStart(8, '0');

  let nextHousekeeping = BEGINS + Math.round(44 * HOUR * drawn(`${seed} house`));
  for (const happening of plan) {
    await until(BEGINS + happening.at);
    if (watch.broken()) break;
    await happen(happening);
    setTimeout(site.wake, SECOND);
  }
  await until(BEGINS + 28 * DAY);
  for (const browser of browsers) open(browser).sendLocalCopies();
  await until(BEGINS + 30 * DAY);
  await runHousekeeping();
  if (!watch.broken()) await watch.atTheEnd(browsers);
  site.end();
  await liveUntil(Date.now() + MINUTE, true);
  return watch.broken();

  async function until(end: number) {
    while (Date.now() < end && !watch.broken()) {
      const next = Math.min(end, nextHousekeeping);
      await liveUntil(next);
      if (Date.now() >= nextHousekeeping) await runHousekeeping();
    }
  }

  async function runHousekeeping() {
    nextHousekeeping = Date.now() + 44 * HOUR;
    for (const one of site.living()) void one.within(one.runHousekeeping);
    await liveUntil(Date.now() + SECOND);
    await watch.look();
  }

  async function happen(happening: Happening) {
    const { kind, which, forMs } = happening;
    const browser = browsers[which % BROWSERS] as Browser;
    if (kind === 'visit') visit(happening, browser);
    if (kind === 'opens a page') open(browser).sendLocalCopies();
    if (kind === 'operator') await watch.operator(happening.does, which);
    if (kind === 'clock') await clockGoesWrong(happening);
    if (kind === 'offline') {
      browser.isOffline = true;
      setTimeout(() => {
        browser.isOffline = false;
        open(browser).sendLocalCopies();
      }, forMs);
    }
    if (kind === 'receiver' && !receiver.fault()) {
      const { does } = happening;
      receiver.behave(does);
      setTimeout(() => receiver.behave(undefined), forMs);
    }
    if (kind === 'mail server') {
      mailboxes.fault = happening.does;
      setTimeout(() => Object.assign(mailboxes, { fault: undefined }), forMs);
    }
    if (kind === 'kill' || kind === 'stop') {
      const one = site.at(which);
      if (kind === 'stop') void one?.loop.stop();
      else if (one) one.process.statementsLeft = which % 12;
      lasts(Math.min(forMs, 10 * MINUTE) + 6 * SECOND, () => site.restart(which));
    }
    if (kind === 'cut off') {
      const one = site.at(which)?.process;
      const cutOff = (isCutOff: boolean) => one && Object.assign(one, { isCutOff });
      cutOff(true);
      lasts(forMs, () => cutOff(false));
    }
    if (kind === 'store' && site.isWell()) {
      site.behave(happening.does);
      lasts(forMs, () => site.behave(undefined));
    }
    if (kind === 'new version') {
      const hours = {
        Monday: ['15:00-15:00'],
        Wednesday: ['15:00-15:00'],
        Friday: ['15:00-15:00'],
      };
      Object.assign(callHours, { hours });
      watch.siteFault(1);
      for (const place of [0, 1, 2]) site.restart(place);
      isOver();
    }
  }

  function lasts(forMs: number, end: () => unknown) {
    watch.siteFault(1);
    setTimeout(() => {
      end();
      isOver();
    }, forMs);
  }

  function isOver() {
    watch.siteFault(-1);
    setTimeout(site.wake, LEASE_IS_OVER);
  }

  async function clockGoesWrong({ byMs, restarts, forMs, which }: Happening & { kind: 'clock' }) {
    watch.clockJumps();
    watch.siteFault(1);
    site.setClock(byMs);
    if (restarts) for (const place of [0, 1, 2]) site.restart(place);
    await runHousekeeping();
    for (let leftMs = Math.min(forMs, 20 * MINUTE); leftMs > 0; leftMs -= 4 * MINUTE) {
      await liveUntil(Date.now() + Math.min(leftMs, 4 * MINUTE));
      await runHousekeeping();
    }
    site.setClock(0);
    watch.clockJumps();
    if (which % 2) for (const place of [0, 1, 2]) site.restart(place);
    await runHousekeeping();
    isOver();
  }

  function visit(visit: Happening & { kind: 'visit' }, browser: Browser) {
    const { as, call, number } = visit;
    const marker = `${as} ${number}`;
    const id = `${idPrefix}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
    const day = new Date(Date.now() + (1 + (call ?? 0)) * DAY);
    while (day.getUTCDay() % 2 === 0) day.setUTCDate(day.getUTCDate() + 1);
    const callDate = day.toISOString().slice(0, 10);
    const phone = {
      contactMethod: 'phone',
      callDate,
      callTime: as === 'has an old page' ? '09:45' : '11:00',
    };
    const fields = {
      name: marker,
      email: `${number % 7}@example.com`,
      phone: `${555_000 + (number % 7)}`,
      company: '',
      website: '',
      service: as === 'has an old page' ? 'what was once offered' : 'consultation',
      description: '',
      subject: as === 'a robot' ? 'filled' : '',
      ...(call === undefined ? { contactMethod: 'email', callDate: null, callTime: null } : phone),
      submittedAt: new Date().toISOString(),
    };
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      'x-form-age-ms': '60000',
      'Idempotency-Key': id,
      'x-visitor-time-zone': 'Europe/Berlin',
    };
    watch.visited(marker, id, fields.email);
    if (as === 'without a script') return withoutScript(fields, marker);
    const tab = open(browser);
    const kept = { keptAt: Date.now(), headers, body: JSON.stringify(fields) };
    void tab.sendRequest(id, kept);
    if (as === 'clicks twice') void tab.sendRequest(id, kept);
    if (as === 'closes the tab') setTimeout(tab.close, visit.forMs % 40);
    if (as === 'clicks twice') open(browser).sendLocalCopies();
    setTimeout(site.wake, 2 * SECOND);
  }

  function open(browser: Browser) {
    const tab = browser.openTab();
    setTimeout(tab.close, 20 * MINUTE);
    return tab;
  }

  /** A visitor without a script sees Thank You only after a 2xx. */
  function withoutScript(fields: Record<string, unknown>, marker: string) {
    void site
      .post(addressOf(`${seed} ${marker}`), {
        headers: { 'content-type': 'application/json', 'x-form-age-ms': '60000' },
        body: JSON.stringify(fields),
        signal: AbortSignal.timeout(60_000),
      })
      .then(({ ok }) => ok || watch.wasRefused(marker))
      .catch(() => watch.wasRefused(marker));
  }
}

/** An address of its own, because rate limits remember addresses. */
const addressOf = (who: string) =>
  [1, 2, 3].reduce(
    (address, part) => `${address}.${Math.floor(drawn(`${who} ${part}`) * 256)}`,
    '10',
  );
