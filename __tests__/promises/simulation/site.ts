import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POST } from '#app/api/consultation/route.ts';
import { onDeliverySignal, startDeliveryLoops } from '#server/delivery/delivery-loop.ts';
import { deliverTo } from '#server/delivery/receiver.ts';
import { housekeeping } from '#server/health/housekeeping.ts';
import { SOCKET_ADDRESS } from '#server/intake/client-networks.ts';
import { mailsFor } from '#server/mail/enqueue.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { mailSender } from '#server/mail/send-mails.ts';
import { outboxIn } from '#server/site-outbox.ts';
import type { Engine } from '#server/store/engine.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { drawn } from './draw.ts';
import type { Mailboxes } from './mailboxes.ts';

export const RECEIVER = 'https://workflow.example/';
const ALERTS = 'https://alerts.example/';
export const PURGE_AFTER_DAYS = 5;
const DAY_MS = 86_400_000;
const smtpUrl = new URL('smtp://mail.example');
const mailing = { visitors: { smtpUrl, from: 'a@site.example', to: [], timeoutMs: 0 } };

export const storeFaults = ['is locked', 'is full', 'is away', 'loses answers'] as const;
export type StoreFault = (typeof storeFaults)[number];

type Process = {
  isAlive: boolean;
  isCutOff: boolean;
  statementsLeft: number;
  things: Map<symbol, unknown>;
  died: Promise<void>;
  die(): void;
};
type Doing = { process: Process; isDirect: boolean };

const doing = new AsyncLocalStorage<Doing>();

/** Each simulated process has instances of its own. */
const NAMES = ['outbox', 'delivery', 'direct calls', 'health', 'availability', 'usual traffic'];
for (const name of NAMES) {
  const key = Symbol.for(`smart-business-site:${name}`);
  Object.defineProperty(globalThis, key, {
    get: () => doing.getStore()?.process.things.get(key),
    set: (thing) => doing.getStore()?.process.things.set(key, thing),
  });
}
export const whoActs = () => doing.getStore();

/** In memory where possible. */
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
Object.assign(process.env, {
  TZ: 'UTC',
  CONSULTATION_WEBHOOK_URL: RECEIVER,
  DATA_DIR: tmpdir(),
  SITE_URL: 'https://site.example',
});
let skewMs = 0;
const database = sqliteEngine(join(folder, 'data'), () => Date.now() + skewMs);
// Durability does not matter here; the torture tests disks.
for (const setting of ['locking_mode = EXCLUSIVE', 'synchronous = OFF', 'secure_delete = OFF'])
  await database.query(`PRAGMA ${setting}`);
const TABLES = ['outbox', 'mail', 'mail_limit', 'calendar_copy', 'booking'];
const LANES = ['outbox_lane', 'mail_lane'];

/** One to three site processes on one store, which are killed, stopped, disconnected and restarted. */
export async function newSite(seed: string, processes: number, post: Mailboxes['post']) {
  for (const table of [...TABLES, ...LANES])
    await database.query(`DELETE FROM ${table} RETURNING 1`);
  for (const lane of LANES) await database.query(`INSERT INTO ${lane} (lease) VALUES (NULL)`);
  await database.query("UPDATE store_alert SET kinds = '', sent_at = 0");
  skewMs = 0;
  let fault: StoreFault | undefined;
  let started = 0;
  let posts = 0;

  function start() {
    started += 1;
    const name = `${seed} ${started}`;
    let resolve = () => {};
    const died = new Promise<void>((isDead) => {
      resolve = isDead;
    });
    const process: Process = {
      isAlive: true,
      isCutOff: false,
      statementsLeft: Infinity,
      things: new Map(),
      died,
      die() {
        process.isAlive = false;
        resolve();
      },
    };
    const running = doing.run({ process, isDirect: false }, () => {
      const engine = throughFaults(database, process, name);
      const mails = mailsIn(engine);
      const whenDue = mailsFor(mails, mailing);
      const outbox = outboxIn(engine, { monotonicMs: Date.now, whenDue });
      process.things.set(Symbol.for('smart-business-site:outbox'), outbox);
      const random = () => drawn(`${name} wait ${Date.now()}`);
      const receiver = { url: new URL(RECEIVER), timeoutMs: 100_000 };
      const deliveries = [
        { outbox, send: deliverTo(receiver) },
        { outbox: mails, send: mailSender(outbox, mailing, post) },
      ];
      const loop = startDeliveryLoops(deliveries, { random, pollMs: DAY_MS });
      onDeliverySignal(loop.wake);
      const alertPlace = { receiver: { url: new URL(ALERTS), timeoutMs: 5_000 } };
      const given = { purgeAfterDays: PURGE_AFTER_DAYS, alertPlace, mailing };
      return { process, outbox, loop, runHousekeeping: housekeeping(outbox, given) };
    });
    return {
      ...running,
      within: <Result>(act: () => Result, isDirect = false) =>
        doing.run({ process, isDirect }, act),
      kill: process.die,
    };
  }

  function throughFaults(engine: Engine, process: Process, name: string): Engine {
    let statements = 0;
    const through =
      <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
      async (...given: Given): Promise<Result> => {
        statements += 1;
        const draw = drawn(`${name} statement ${statements}`);
        await step(process, draw < 0.5);
        if (fault === 'is locked') await new Promise((resolve) => setTimeout(resolve, 2_000));
        if (process.isCutOff || (fault && fault !== 'loses answers'))
          throw Object.assign(new Error(fault), { errstr: fault ?? 'cut off' });
        const result = await act(...given);
        await step(process, true);
        if (fault === 'loses answers' && draw < 0.3)
          throw Object.assign(new Error(fault), { errstr: fault });
        return result;
      };
    const { query, transact, transactSerialised, insert } = engine;
    return {
      ...engine,
      query: through(query),
      transact: through(transact),
      insert: through(insert),
      transactSerialised: through(transactSerialised),
    };
  }

  /** A process may be killed between any two awaits: its promises never settle. */
  async function step(process: Process, counts: boolean) {
    if (counts) process.statementsLeft -= 1;
    if (process.statementsLeft < 0) process.die();
    if (!process.isAlive) await new Promise(() => {});
  }

  const places = Array.from({ length: processes }, start);
  const living = () => places.filter(({ process }) => process.isAlive);

  return {
    query: database.query,
    living,
    at: (place: number) => places[place % processes],
    restart(place: number) {
      places[place % processes]?.kill();
      places[place % processes] = start();
    },
    /** A process that slept looks once a second. */
    wake() {
      for (const { loop } of places) loop.wake();
    },
    behave(next: StoreFault | undefined) {
      fault = next;
    },
    isWell: () => fault === undefined && skewMs === 0,
    setClock(byMs: number) {
      skewMs = byMs;
    },
    async post(address: string, init: RequestInit) {
      const there = living();
      posts += 1;
      const one = there[posts % Math.max(1, there.length)];
      if (!one) throw new TypeError('nobody listens');
      const headers = new Headers(init.headers);
      headers.set(SOCKET_ADDRESS, address);
      const request = new Request('https://site.example/api/consultation', {
        method: 'POST',
        headers,
        body: String(init.body),
      });
      const gone = new Promise<never>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        void one.process.died.then(() => reject(new TypeError('connection reset')));
      });
      return Promise.race([one.within(() => POST(request), true), gone]);
    },
    end() {
      for (const each of places) each.kill();
    },
  };
}

export type Site = Awaited<ReturnType<typeof newSite>>;
