import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POST } from '#app/api/consultation/route.ts';
import { DAY_MS } from '#domain/durations.ts';
import { requestSender } from '#server/delivery/send-to-receiver.ts';
import { mailSender } from '#server/mail/mail-sender.ts';
import { mailsIn } from '#server/mail/mails.ts';
import type { sendMail } from '#server/mail/smtp.ts';
import { onDeliverySignal } from '#server/process/signal-delivery.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { courierOf } from '#server/queue/courier.ts';
import { startDeliveryLoops } from '#server/queue/delivery-loop.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { housekeeper } from '#server/running/housekeeping.ts';
import type { Engine } from '#server/store/engine.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { drawn } from './draw.ts';
import { aborted } from './virtual-time.ts';

export const PURGE_AFTER_DAYS = 5;
const smtpUrl = new URL('smtp://mail.example');
const mailing = { visitors: { smtpUrl, from: 'a@site.example', to: [], timeoutMs: 0 } };
const receiver = { url: new URL('https://workflow.example'), timeoutMs: 100_000 };

export const storeFaults = ['is locked', 'is away', 'loses results'] as const;

class Process {
  isAlive = true;
  fault: (typeof storeFaults)[number] | undefined;
  statementsLeft = Infinity;
  readonly things: Record<string, unknown> = {};
  readonly dying = new AbortController();

  die() {
    this.isAlive = false;
    this.dying.abort(new TypeError('connection reset'));
  }
}

const doing = new AsyncLocalStorage<{ process: Process; isDirect: boolean }>();
export const whoActs = () => doing.getStore();

/** The bundles of a simulated process share instances, but processes share none. */
const outside = {};
Object.defineProperty(globalThis, Symbol.for('smart-business-site'), {
  get: () => whoActs()?.process.things ?? outside,
});

Object.assign(process.env, {
  TZ: 'UTC',
  CONSULTATION_WEBHOOK_URL: receiver.url.href,
  SITE_URL: 'https://site.example',
  SMTP_URL: smtpUrl.href,
  MAIL_FROM: mailing.visitors.from,
  VISITOR_MAIL: 'yes',
});
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

export async function newSite(seed: string, post: typeof sendMail) {
  const clock = { skewMs: 0 };
  Math.random = () => drawn(`${seed} wait ${Date.now()}`);
  const database = sqliteEngine(folder, () => Date.now() + clock.skewMs);
  // Durability does not matter here; the torture tests disks.
  for (const setting of ['locking_mode = EXCLUSIVE', 'synchronous = OFF', 'secure_delete = OFF'])
    await database.query(`PRAGMA ${setting}`);
  let started = 0;
  let posts = 0;

  function start() {
    started += 1;
    const name = `${seed} ${started}`;
    const process = new Process();
    const within = <Result>(act: () => Result, isDirect = false) =>
      doing.run({ process, isDirect }, act);
    return within(() => {
      const engine = throughFaults(process, name);
      const mails = mailsIn(engine);
      const requests = requestsIn(engine);
      process.things['requests'] = requests;
      const enqueueNew = () => mails.enqueueForNewRequests(mailing);
      const couriers = [
        courierOf(requests, requestSender(receiver), receiver),
        courierOf(mails, mailSender(requests, mailing, post), { enqueueNew }),
      ];
      const loop = startDeliveryLoops(couriers, { pollMs: DAY_MS });
      onDeliverySignal(loop.wake);
      const runHousekeeping = housekeeper(
        requests,
        { purgeAfterDays: PURGE_AFTER_DAYS, mailing },
        Date.now,
      );
      return { process, requests, loop, within, runHousekeeping };
    });
  }

  function throughFaults(process: Process, name: string): Engine {
    let statements = 0;
    const through =
      <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
      async (...given: Given): Promise<Result> => {
        const { fault } = process;
        const fails = () => Object.assign(new Error(fault), { errstr: fault });
        statements += 1;
        const draw = drawn(`${name} statement ${statements}`);
        await step(process);
        if (fault === 'is locked') await new Promise((resolve) => setTimeout(resolve, 2_000));
        if (fault === 'is away') throw fails();
        const result = await act(...given);
        await step(process);
        if (fault === 'loses results' && draw < 0.3) throw fails();
        return result;
      };
    const query = through(database.query);
    const transactForDelivery = through(database.transactForDelivery);
    const transactInTurn = through(database.transactInTurn);
    return { ...database, query, transactForDelivery, transactInTurn };
  }

  /** The promises of a killed process never settle. */
  async function step(process: Process) {
    process.statementsLeft -= 1;
    if (process.statementsLeft < 0) process.die();
    if (!process.isAlive) await new Promise(() => {});
  }

  const processes = 1 + Math.floor(drawn(`${seed} processes`) * 3);
  const places = Array.from({ length: processes }, start);
  const living = () => places.filter(({ process }) => process.isAlive);

  return {
    clock,
    query: database.query,
    living,
    at: (place: number) => places[place % processes],
    restart(place: number) {
      places[place % processes]?.process.die();
      places[place % processes] = start();
    },
    wake() {
      for (const { loop } of places) loop.wake();
    },
    async post(browser: number, init: RequestInit) {
      const there = living();
      posts += 1;
      const place = there[posts % Math.max(1, there.length)];
      if (!place) throw new TypeError('nobody listens');
      const headers = new Headers(init.headers);
      headers.set(SOCKET_ADDRESS, `203.0.113.${browser}`);
      const given = { method: 'POST', headers, body: String(init.body) };
      const request = new Request('https://site.example/api/consultation', given);
      const response = place.within(() => POST(request), true);
      return Promise.race([response, aborted(init.signal), aborted(place.process.dying.signal)]);
    },
    async end() {
      for (const { process } of places) process.die();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof newSite>>;
