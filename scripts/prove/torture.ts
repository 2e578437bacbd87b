import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pages } from './real/built-site.ts';
import { hasCaddy, startCaddy } from './real/running-proxy.ts';
import { until } from './real/until.ts';
import { attack } from './torture/attacks.ts';
import { fillUp, mountDisk, mountMemory, whyNoMounts } from './torture/disks.ts';
import { newForm, postForm } from './torture/post-form.ts';
import { between, pick } from './torture/random.ts';
import { sideBySide } from './torture/side-by-side.ts';
import { besiege, type Siege, type Told } from './torture/siege.ts';
import {
  databaseStore,
  embeddedStore,
  newStore,
  type Store,
  storeKinds,
} from './torture/stores.ts';

const HELP = `Tries to lose requests, on the built site and on both stores, and counts.

  npm run prove -- torture                   everything, as often as promised: about half an hour
  npm run prove -- torture --short           a little of everything: about a minute
  npm run prove -- torture --only kill,disk  the rows whose names contain one of these words

It ends with 1 when a promise did not hold. It names what this machine does not allow.`;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** The long form shows the figures of the promises, the short one runs in `npm test`. */
const size = values.short
  ? { kills: 2, cuts: 1, restarts: 2, days: 4, rounds: 1, stormMs: 1_000, backWithinMs: 30_000 }
  : {
      kills: 100,
      cuts: 5,
      restarts: 10,
      days: 30,
      rounds: 3,
      stormMs: 10_000,
      backWithinMs: 10_000,
    };
const LONGEST_EXIT_MS = 10_000;
const LEASE_MS = 30_000;
/** Two sites hold ten connections each; an operator and a migration come on top. */
const MOST_CONNECTIONS = 24;
const PATIENCE_MS = 120_000;

type Row = { run: () => Promise<Told>; whyNot?: (() => string | undefined) | undefined };

const onBoth = (name: string, act: (siege: Siege) => Promise<Told>): [string, Row][] =>
  storeKinds.map((kind) => [
    `${name}, ${kind}`,
    { run: async () => besiege(await newStore(kind), act) },
  ]);

const rows: Record<string, Row> = {
  ...Object.fromEntries([
    ...onBoth('kill -9', kill),
    ...onBoth('receiver faults', receiverFaults),
    ...onBoth('a month of deployments', deployments),
  ]),
  'restarts behind the proxy': {
    run: () => besiege(embeddedStore(), restarts, { connections: 1 }),
    whyNot: () => (hasCaddy() ? undefined : 'Caddy is not installed'),
  },
  'folder missing': { run: () => suffer(folderMissing()) },
  'database missing': { run: () => databaseStore().then((s) => suffer([s, s.stop, s.start])) },
  'read-only disk': { run: () => suffer(readOnlyDisk()), whyNot: whyNoMounts },
  'full disk': { run: () => suffer(fullDisk()), whyNot: whyNoMounts },
  'database faults': { run: databaseFaults },
  'power cut': { run: powerCut, whyNot: whyNoMounts },
  ...(!values.short && {
    'attacks of one machine': { run: () => besiege(embeddedStore(), attack) },
  }),
};

async function kill({ sites }: Siege) {
  let kills = 0;
  while (kills < size.kills) {
    await pause(between(0, 500));
    const victims = pick<(0 | 1)[]>([0], [1], [0, 1]);
    await Promise.all(victims.map((victim) => sites.restart(victim, 'SIGKILL')));
    kills += victims.length;
  }
  return { figure: `${kills} kills` };
}

/** Every fifth call of the workflow fails in one of these ways. */
async function receiverFaults({ workflow }: Siege) {
  workflow.behave(() =>
    Math.random() > 0.2
      ? 'accepts'
      : pick('is broken', 'resets after reading', 'processes, then resets', 'answers garbage'),
  );
  await pause(3 * size.stormMs);
  workflow.behave('accepts');
  return { figure: `${workflow.calls.length} calls` };
}

/** Each day both processes end and start anew, while visitors send what pages of other versions know. */
async function deployments({ sites }: Siege) {
  let slowest = 0;
  for (let day = 0; day < size.days; day += 1)
    for (const site of [0, 1] as const) {
      await pause(between(0, 500));
      slowest = Math.max(slowest, await sites.restart(site, 'SIGTERM'));
    }
  const broken = slowest > LONGEST_EXIT_MS ? ['an exit took too long'] : [];
  return { figure: `${size.days} days, slowest exit ${Math.round(slowest)} ms`, broken };
}

/** Behind the proxy of the manual no page fails, and each post arrives once. */
async function restarts({ sites, crowd }: Siege) {
  const proxy = await startCaddy({ url: sites.urls[0] });
  const failures: string[] = [];
  let [asked, sentAgain] = [0, 0];
  let isOver = false;
  async function visit() {
    while (!isOver) {
      const path = pick('/', ...pages);
      const page = await fetch(proxy.url + path).then(
        async (answer) => (await answer.arrayBuffer()) && answer.status,
        () => 0,
      );
      if (page === 0 || page >= 500) failures.push(`${path}: ${page}`);
      const form = newForm();
      // The proxy believes no header: each visitor has an address of this machine.
      const localAddress = form.address.replace(/^10/, '127');
      // A post that a restart cuts off is sent again under its id, as its browser does.
      while ((await postForm(proxy.url, form, { localAddress })) !== 200) sentAgain += 1;
      crowd.acknowledged.add(form.id);
      asked += 1;
    }
  }
  const visits = Array.from({ length: 8 }, visit);
  for (let times = 0; times < size.restarts; times += 1) {
    await sites.restart(0, 'SIGTERM');
    const before = asked;
    await until(() => asked > before + 20, PATIENCE_MS, 'nobody is served after a restart');
  }
  isOver = true;
  await Promise.all(visits);
  await proxy.remove();
  const figure = `${size.restarts} restarts, ${asked} pages and posts, ${sentAgain} posts sent again`;
  return { figure, broken: failures };
}

/** A store, how it goes away and how it comes back. */
type Outage = readonly [store: Store, begin: () => unknown, end: () => unknown];

/** While the workflow is there it gets each request directly; with both away browsers keep their copies. */
function suffer([store, begin, end]: Outage) {
  return besiege(store, async ({ workflow, crowd, sites }) => {
    const refusals = () => crowd.answers.get(503) ?? 0;
    await begin();
    await pause(size.stormMs);
    await workflow.close();
    await until(() => refusals() > 0, PATIENCE_MS, 'nothing was refused: the store was never away');
    const { status } = await fetch(`${sites.urls[0]}/api/health`);
    await end();
    await workflow.comeBack();
    const broken = status === 503 ? [] : [`/api/health answered ${status} meanwhile`];
    return { figure: `${refusals()} refused with 503`, broken };
  });
}

function folderMissing(): Outage {
  const store = embeddedStore();
  const folder = store.environment.DATA_DIR;
  const begin = () => {
    renameSync(folder, `${folder}-moved`);
    // A site cannot make a new folder in the place of a file.
    writeFileSync(folder, '');
  };
  const end = () => {
    rmSync(folder);
    renameSync(`${folder}-moved`, folder);
  };
  return [store, begin, end];
}

function readOnlyDisk(): Outage {
  const disk = mountMemory(16);
  // Linux makes no disk read-only while a file on it is open for writing: the sites start on it.
  disk.makeReadOnly();
  return [embeddedStore(disk), () => {}, disk.makeWritable];
}

function fullDisk(): Outage {
  const disk = mountMemory(16);
  return [embeddedStore(disk), () => fillUp(disk.path), () => rmSync(join(disk.path, 'ballast'))];
}

/** After each fault the workflow must be called again soon. */
async function databaseFaults() {
  const store = await databaseStore();
  return besiege(store, async ({ sites, workflow }) => {
    const faults: [name: string, graceMs: number, act: () => Promise<unknown>][] = [
      ['connections cut', 0, store.cutConnections],
      ['restart', 0, () => store.stop().then(store.start)],
      ['frozen', 0, () => store.freeze(6_000)],
      ['tables locked', 0, () => store.lockTables(5_000)],
      ['server killed', LEASE_MS, () => sites.restart(pick(0, 1), 'SIGKILL')],
    ];
    const broken: string[] = [];
    let most = 0;
    for (let round = 0; round < size.rounds; round += 1)
      for (const [name, graceMs, act] of faults) {
        await pause(between(0, 1_000));
        await act();
        const before = workflow.processed.size;
        const isBack = () => workflow.processed.size > before;
        const sentence = `${name}: nothing is delivered`;
        await until(isBack, size.backWithinMs + graceMs, sentence).catch(() =>
          broken.push(sentence),
        );
        most = Math.max(most, await store.connections());
      }
    if (most > MOST_CONNECTIONS) broken.push(`${most} connections at once`);
    if (/uncaught|unhandled/i.test(sites.log())) broken.push('an exception was uncaught');
    return { figure: `${size.rounds * faults.length} faults, ${most} connections`, broken };
  });
}

/** What visitors were told is received must be on the disk. A drive that lies about its writes is not shown. */
function powerCut() {
  const disk = mountDisk(512);
  return besiege(embeddedStore(disk), async ({ workflow, sites, crowd }) => {
    // Nothing leaves the store meanwhile: every request that it keeps is at stake.
    await workflow.close();
    for (let cut = 0; cut < size.cuts; cut += 1) {
      await pause(between(500, 2_000));
      // A process that runs on could hear from Linux that bytes are safe on a disk without power.
      sites.freeze();
      disk.cutPower();
      await sites.end('SIGKILL');
      disk.powerUp();
      await sites.startAgain();
    }
    const kept = crowd.acknowledged.size;
    await workflow.comeBack();
    return { figure: `${size.cuts} cuts, ${kept} kept` };
  });
}

async function isBroken([name, { run, whyNot }]: [string, Row]) {
  const reason = whyNot?.();
  if (reason) console.log(`NOT SHOWN: ${name}: ${reason}`);
  if (reason) return false;
  const { figure, broken = [] } = await run().catch((error: Error) => ({
    figure: 'it failed',
    broken: [error.message],
  }));
  console.log(`${broken.length > 0 ? 'NO ' : 'yes'}  ${name}: ${figure}`);
  for (const sentence of broken) console.log(`     BROKEN: ${sentence}`);
  return broken.length > 0;
}

if (values.help) console.log(HELP);
else {
  const words = values.only.split(',');
  const chosen = Object.entries(rows).filter(([name]) => words.some((word) => name.includes(word)));
  // The short form mostly waits; the long one measures.
  const broken = await sideBySide(chosen, values.short ? 8 : 1, isBroken);
  // The database package waits for servers that are gone.
  process.exit(broken.includes(true) ? 1 : 0);
}
