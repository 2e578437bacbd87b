import { z } from 'zod';
import type { Browser } from './browser.ts';
import { AWAY, type Fault, type newReceiver } from './receiver.ts';
import { PURGE_AFTER_DAYS, type Site } from './site.ts';
import { known } from './virtual-time.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400_000;

const rowsOf = z.array(
  z.object({
    id: z.string().default(''),
    state: z.string().default(''),
    body: z.string().nullable().default(null),
    late: z.number().default(0),
    since: z.number().nullable().default(null),
  }),
);

/** What is promised, told in true time by one who sees everything. */
export function newWatch(site: Site, receiver: ReturnType<typeof newReceiver>) {
  const asked = new Map<string, string>();
  const refused = new Set<string>();
  const erased = new Set<string>();
  const freed = new Set<string>();
  let alerts: { at: number; text: string }[] = [];
  let broken: string | undefined;
  let disturbedAt = 0;
  let operatedAt = 0;
  let clockWasWrong = false;

  const breaks = (sentence: string) => {
    broken ??= `${sentence} (${new Date().toISOString()})`;
  };
  const rows = async (sql: string) => rowsOf.parse(await site.query(sql));

  /** Nothing happens between two looks that these would not show. */
  async function look() {
    if (receiver.mostAtOnce() > 1) breaks('two calls are under way');
    await nothingIsErasedEarly();
    callsDoNotMeet();
    stepsFailSeldom();
    if (site.isWell() && !clockWasWrong) await healthIsTrue();
  }

  async function nothingIsErasedEarly() {
    for (const { id } of await rows('SELECT id FROM outbox WHERE body IS NULL')) {
      const first = receiver.done.get(id)?.at ?? Number.POSITIVE_INFINITY;
      if (!erased.has(id) && Date.now() - first < PURGE_AFTER_DAYS * DAY)
        breaks(`what ${id} wrote was erased before its time`);
    }
  }

  function callsDoNotMeet() {
    const agreed = [...receiver.done].filter(([id, { agreed }]) => agreed && !freed.has(id));
    const moments = agreed.map(([, { callAt }]) => callAt);
    if (new Set(moments).size < moments.length) breaks('two calls were agreed for one moment');
  }

  function stepsFailSeldom() {
    for (const [id, runs] of receiver.failedRuns) {
      const [before = 0, last = 0] = runs.slice(-2);
      const calm = Math.max(operatedAt, receiver.lastAcceptedAt(), disturbedAt);
      if (runs.length > 6 && before > calm + MINUTE && last - before < 11 * MINUTE)
        breaks(`a step that fails was run again after ${(last - before) / SECOND} s, for ${id}`);
    }
  }

  async function healthIsTrue() {
    const [one] = site.living();
    if (!one) return;
    const asking = one.outbox.health().catch(() => undefined);
    const health = await known(Promise.race([asking, one.process.died]));
    if (!health) return;
    const [row] = await rows(`SELECT count(*) AS late FROM outbox WHERE state = 'pending'
      AND coalesce(resent_at, accepted_at) < ${Date.now() - 10 * MINUTE}`);
    if (health.late !== row?.late) breaks('health does not say what is late');
    const waited = (
      await rows(
        `SELECT min(accepted_at) AS since FROM outbox WHERE state = 'pending' AND resent_at IS NULL`,
      )
    )[0]?.since;
    const isOwed = Boolean(waited) && Date.now() - Number(waited) > 2 * DAY;
    const isTold = alerts.some(({ at }) => Date.now() - at < 2 * DAY);
    if (isOwed && !isTold && Date.now() - disturbedAt > 2 * DAY)
      breaks('something waits for two days, and nobody was told');
  }

  /** Of a receiver that took nothing, and takes all again. What has failed by itself has its own time. */
  function receiverIsBack(was: Fault, forMs: number) {
    const since = Date.now();
    if (!AWAY.includes(was)) return;
    setTimeout(
      async () => {
        const wasCalm = disturbedAt <= since && site.isWell() && site.living().length > 0;
        const undisturbed = wasCalm && calmBefore <= since - forMs;
        if (!undisturbed || receiver.fault()) return;
        const left = await rows(`SELECT id FROM outbox WHERE state = 'pending' AND others_passed = 0
        AND accepted_at < ${since} AND coalesce(last_answer, '') NOT IN ('500', '422')`);
        for (const { id } of left) breaks(`${id} waits though the receiver is well again for 75 s`);
      },
      75 * SECOND + 40 * SECOND,
    );
  }
  let calmBefore = 0;

  async function operator(does: string, which: number) {
    operatedAt = Date.now();
    const [one] = site.living();
    if (!one || !site.isWell()) return;
    const states = {
      releases: 'held',
      discards: 'held',
      frees: 'pending',
      forgets: 'delivered',
      resends: 'delivered',
    };
    const state = states[does as keyof typeof states];
    const all = await rows(
      `SELECT id FROM outbox ${state ? `WHERE state = '${state}'` : ''} ORDER BY id`,
    );
    const id = String(all[which % Math.max(1, all.length)]?.id ?? 'nobody');
    const { outbox } = one;
    if (does === 'discards' || does === 'forgets') erased.add(id);
    if (does === 'frees') freed.add(id);
    const acts = {
      retries: () => (which % 2 ? outbox.retry() : outbox.retry(id)),
      releases: () => outbox.release(id),
      discards: () => outbox.discard(id),
      frees: () => outbox.freeCall(id),
      forgets: () => outbox.forget(id),
      resends: () => outbox.resend({ id }),
    };
    void one.within(() => acts[does as keyof typeof acts]().catch(() => undefined));
  }

  /** Two quiet days are over: whoever saw Thank You is where it can be told. */
  async function atTheEnd(browsers: readonly Browser[]) {
    await look();
    const stored = new Map(
      (await rows('SELECT id, state, body FROM outbox')).map(
        ({ id, state, body }) => [id, { state, body }] as const,
      ),
    );
    const done = [...receiver.done].map(([id, { marker }]) => ({ id, marker }));
    for (const [marker, id] of asked) {
      const times = done.filter((each) => each.marker === marker);
      const here = [...stored.entries()].filter(
        ([storedId, { body }]) => storedId === id || String(body).includes(`"${marker}"`),
      );
      const isKept = browsers.some((browser) => browser.kept().some((key) => key.endsWith(id)));
      const state = here[0]?.[1].state;
      if (times.length > 1) breaks(`${marker} was done ${times.length} times`);
      if (here.length > 1) breaks(`${marker} is in ${here.length} places`);
      if (refused.has(marker) || here.some(([storedId]) => erased.has(storedId)) || erased.has(id))
        continue;
      if (times.length + here.length === 0)
        breaks(`${marker} was lost${isKept ? ', or is in a browser still' : ''}`);
      if (isKept) breaks(`${marker} is in a browser still`);
      if (state === 'delivered' && times.length === 0)
        breaks(`${marker} counts as delivered, and nobody has it`);
      const failsForItself = marker.startsWith('poison') || marker.startsWith('breaks a step');
      if (state === 'pending' && !failsForItself) breaks(`${marker} waits still`);
      if (state === 'parked' && !marker.startsWith('poison'))
        breaks(`${marker} is parked, and was never refused`);
    }
    if (!clockWasWrong) await whatIsOldIsErased();
  }

  /** Once its call is over, too, and the clock went on evenly for two days after that. */
  async function whatIsOldIsErased() {
    const before = Date.now() - 4 * DAY;
    const left = await rows(`SELECT id, body FROM outbox WHERE state = 'delivered'
      AND body IS NOT NULL AND delivered_at < ${before - PURGE_AFTER_DAYS * DAY}`);
    for (const { id, body } of left)
      if (!(Date.parse(JSON.parse(String(body)).callDate) + DAY > before))
        breaks(`what ${id} wrote is never erased`);
  }

  return {
    look,
    operator,
    atTheEnd,
    receiverIsBack,
    broken: () => broken,
    visited: (marker: string, id: string) => asked.set(marker, id),
    wasRefused: (marker: string) => refused.add(marker),
    told: (text: string) => {
      alerts = [...alerts.slice(-20), { at: Date.now(), text }];
    },
    disturbed() {
      calmBefore = disturbedAt;
      disturbedAt = Date.now();
    },
    clockWentWrong() {
      clockWasWrong = true;
    },
  };
}
