import { callHours } from '#domain/call-hours.ts';
import { type Browser, newBrowser } from './browser.ts';
import { drawn } from './draw.ts';
import { type Fault, faults, newReceiver } from './receiver.ts';
import { ALERTS, newSite, RECEIVER, type StoreFault, storeFaults, whoActs } from './site.ts';
import { beginAt, liveUntil } from './virtual-time.ts';
import { newWatch } from './watch.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGINS = Date.UTC(2026, 10, 20);
const BROWSERS = 5;

const visitors = [
  'a lead',
  'a lead',
  'a lead',
  'a lead',
  'a robot',
  'poison',
  'breaks a step',
  'clicks twice',
  'closes the tab',
  'has an old page',
  'without a script',
] as const;
const operations = ['retries', 'releases', 'discards', 'frees', 'forgets', 'resends'] as const;

/** What happens, when, and to whom. All else follows from it, and from the seed. */
export type Happening = { at: number; which: number; forMs: number } & (
  | { kind: 'visit'; as: (typeof visitors)[number]; call: number | undefined }
  | { kind: 'offline' | 'opens a page' | 'kill' | 'stop' | 'cut off' | 'new version' }
  | { kind: 'receiver'; does: Fault }
  | { kind: 'store'; does: StoreFault }
  | { kind: 'clock'; byMs: number; restarts: boolean }
  | { kind: 'operator'; does: (typeof operations)[number] }
);

/** Thirty days, of which the last two are quiet: whatever is owed is paid by then. */
export function planOf(seed: string): Happening[] {
  let draws = 0;
  const draw = () => {
    draws += 1;
    return drawn(`${seed} plan ${draws}`);
  };
  const one = <Thing>(things: readonly Thing[]) =>
    things[Math.floor(draw() * things.length)] as Thing;
  const plan: Happening[] = [];
  const some = (most: number, happen: () => object) => {
    for (let left = Math.floor(draw() * (most + 1)); left > 0; left -= 1) {
      // Short ones are frequent, and some last for hours.
      const forMs = Math.round(5 * SECOND * ((4 * HOUR) / (5 * SECOND)) ** (draw() ** 2));
      const at = Math.round(draw() * (28 * DAY - forMs));
      plan.push({ at, which: Math.floor(draw() * 1_000), forMs, ...happen() } as Happening);
    }
  };
  // Much of it at once: what comes alone shows little.
  const rush = draw() * 27 * DAY;
  some(40, () => ({
    kind: 'visit',
    as: one(visitors),
    call: draw() < 0.4 ? Math.floor(draw() * 6) : undefined,
    ...(draw() < 0.5 && { at: Math.round(rush + draw() * HOUR) }),
  }));
  some(3, () => ({ kind: 'offline' }));
  some(4, () => ({ kind: 'receiver', does: one(faults) }));
  some(3, () => ({ kind: 'receiver', does: one(faults), at: Math.round(rush + draw() * HOUR) }));
  some(4, () => ({ kind: 'kill' }));
  some(3, () => ({ kind: 'stop' }));
  some(2, () => ({ kind: 'cut off' }));
  some(3, () => ({ kind: 'store', does: one(storeFaults), forMs: Math.round(draw() * HOUR) }));
  some(2, () => {
    const byMs = one([-3_650, -400, -1, 0.5, 1, 40, 400, 3_650]) * DAY;
    return {
      kind: 'clock',
      byMs,
      restarts: draw() < 0.5,
      forMs: Math.round(draw() ** 3 * 6 * HOUR),
    };
  });
  some(1, () => ({ kind: 'new version' }));
  some(5, () => ({ kind: 'operator', does: one(operations) }));
  for (let browser = 0; browser < BROWSERS; browser += 1)
    for (let at = 9 * DAY; at <= 28 * DAY; at += 9 * DAY + Math.round(draw() * HOUR))
      plan.push({ kind: 'opens a page', at, which: browser, forMs: 0 });
  return plan.sort((one, other) => one.at - other.at);
}

/** Lives through it, and says in a sentence which promise was broken first. */
export async function live(seed: string, plan: readonly Happening[]): Promise<string | undefined> {
  beginAt(BEGINS);
  // Few, because to list them costs more than all else.
  const hours = {
    days: ['Monday', 'Wednesday'],
    firstCall: '11:00',
    lastCall: '15:00',
    minutesApart: 240,
  };
  const isOurClock = drawn(`${seed} zone`) < 0.3;
  Object.assign(callHours, hours, { timeZone: isOurClock ? 'Europe/Berlin' : undefined });
  const receiver = newReceiver(seed);
  const site = await newSite(seed, 1 + Math.floor(drawn(`${seed} processes`) * 3));
  const watch = newWatch(site, receiver);
  const browsers = Array.from({ length: BROWSERS }, (_, index) =>
    newBrowser((_path, init) => site.post(addressOf(`${seed} ${index}`), init)),
  );
  globalThis.fetch = async (to, init = {}) => {
    const by = whoActs();
    if (String(to) === RECEIVER && by) return receiver.answer(init, by.process, by.isDirect);
    if (String(to) === ALERTS) watch.told(String(init.body));
    return new Response();
  };
  const idPrefix = Math.floor(drawn(seed) * 2 ** 32)
    .toString(16)
    .padStart(8, '0');

  for (const [index, happening] of plan.entries()) {
    await until(BEGINS + happening.at);
    await happen(happening, index);
    setTimeout(site.wake, SECOND);
    if (watch.broken()) break;
  }
  await until(BEGINS + 28 * DAY);
  for (const browser of browsers) browser.openTab().sendLocalCopies();
  await until(BEGINS + 30 * DAY);
  await keepHouse();
  if (!watch.broken()) await watch.atTheEnd(browsers);
  site.end();
  // What the database has begun it ends.
  await liveUntil(Date.now() + MINUTE);
  return watch.broken();

  /** Somebody keeps house now and then, and whoever waits for something is looked at. */
  async function until(end: number) {
    while (Date.now() < end && !watch.broken()) {
      const next = Math.min(end, Date.now() + 9 * HOUR);
      await liveUntil(next);
      if (next < end) await keepHouse();
    }
  }

  async function keepHouse() {
    const there = site.living();
    const one = there[Math.floor(drawn(`${seed} house ${Date.now()}`) * there.length)];
    if (one) void one.within(one.keepHouse);
    await liveUntil(Date.now() + SECOND);
    await watch.look();
  }

  async function happen(happening: Happening, index: number) {
    const { kind, which, forMs } = happening;
    const over = (act: () => void) =>
      setTimeout(() => {
        act();
        watch.disturbed();
        setTimeout(site.wake, SECOND);
      }, forMs);
    const browser = browsers[which % BROWSERS] as Browser;
    if (kind !== 'visit' && kind !== 'opens a page') {
      watch.disturbed();
      await keepHouse();
    }
    if (kind === 'visit') visit(happening, browser, index);
    if (kind === 'opens a page') browser.openTab().sendLocalCopies();
    if (kind === 'offline') {
      browser.isOffline = true;
      over(() => {
        browser.isOffline = false;
        browser.openTab().sendLocalCopies();
      });
    }
    if (kind === 'receiver') {
      receiver.behave(happening.does);
      over(() => {
        receiver.behave(undefined);
        watch.receiverIsBack(happening.does, forMs);
      });
    }
    if (kind === 'kill' || kind === 'stop') {
      const one = site.at(which);
      if (kind === 'stop') void one?.loop.stop();
      else if (one) one.process.stepsLeft = which % 12;
      setTimeout(() => site.restart(which), Math.min(forMs, HOUR) + 6 * SECOND);
    }
    if (kind === 'cut off') {
      const one = site.at(which)?.process;
      if (one) one.isCutOff = true;
      over(() => {
        if (one) one.isCutOff = false;
      });
    }
    if (kind === 'store') {
      site.behave(happening.does);
      over(() => site.behave(undefined));
    }
    if (kind === 'clock') await clockGoesWrong(happening);
    if (kind === 'new version') {
      Object.assign(callHours, { firstCall: '15:00', lastCall: '15:00' });
      for (const place of [0, 1, 2]) site.restart(place);
    }
    if (kind === 'operator') await watch.operator(happening.does, which);
  }

  async function clockGoesWrong({ byMs, restarts, forMs, which }: Happening & { kind: 'clock' }) {
    watch.clockWentWrong();
    site.setClock(byMs);
    if (restarts) for (const place of [0, 1, 2]) site.restart(place);
    await keepHouse();
    await liveUntil(Date.now() + forMs);
    await keepHouse();
    site.setClock(0);
    if (which % 2) for (const place of [0, 1, 2]) site.restart(place);
    await keepHouse();
    watch.disturbed();
  }

  function visit(visit: Happening & { kind: 'visit' }, browser: Browser, index: number) {
    const { as, call } = visit;
    const marker = `${as} ${index}`;
    const id = `${idPrefix}-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
    const day = new Date(Date.now() + (1 + (call ?? 0)) * DAY);
    const callDate = day.toISOString().slice(0, 10);
    const phone = {
      contactMethod: 'phone',
      callDate,
      callTime: as === 'has an old page' ? '09:45' : '11:00',
    };
    const fields = {
      name: marker,
      email: 'ada@example.com',
      phone: '555',
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
    watch.visited(marker, id);
    if (as === 'without a script') return withoutScript(fields, index);
    const tab = browser.openTab();
    const kept = { keptAt: Date.now(), headers, body: JSON.stringify(fields) };
    // Thank You follows, whatever comes back.
    void tab.sendRequest(id, kept);
    if (as === 'clicks twice') void tab.sendRequest(id, kept);
    if (as === 'closes the tab') setTimeout(tab.close, visit.forMs % 40);
    if (as === 'clicks twice') browser.openTab().sendLocalCopies();
  }

  /** Whose form posts itself sees Thank You only after an answer that says so. */
  function withoutScript(fields: object, index: number) {
    void site
      .post(addressOf(`${seed} plain ${index}`), {
        headers: { 'content-type': 'application/json', 'x-form-age-ms': '60000' },
        body: JSON.stringify(fields),
        signal: AbortSignal.timeout(60_000),
      })
      .then(({ ok }) => ok || watch.wasRefused(`without a script ${index}`))
      .catch(() => watch.wasRefused(`without a script ${index}`));
  }
}

/** Nobody else's, in this life or another: the site remembers who has asked it much. */
const addressOf = (who: string) =>
  [1, 2, 3].reduce(
    (address, part) => `${address}.${Math.floor(drawn(`${who} ${part}`) * 256)}`,
    '10',
  );
