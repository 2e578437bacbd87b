import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { between, pick } from '../../__tests__/kit/real/random.ts';
import { startCaddy, whyNoCaddy } from '../../__tests__/kit/real/running-proxy.ts';
import { until } from '../../__tests__/kit/real/until.ts';
import { attack, visitPages } from './torture/attacks.ts';
import { mountDisk, whyNoMounts } from './torture/disks.ts';
import { databaseStore, sqliteStore } from './torture/stores.ts';
import { type Act, type Report, type Setup, underLoad } from './torture/under-load.ts';

/** Tries to lose requests on the built site with both stores. `--only kill,disk` runs rows whose names contain a word. */
const short = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { short, only: { type: 'string', default: '' } } });
/** It leaves out what takes long, skips what its machine cannot do, and measures no times. A proof that was asked for must run. */
const isPartOfNpmTest = values.short && !values.only;
const shortOrFull = (inShort: number, inFull: number) => (values.short ? inShort : inFull);
const STORM_MS = shortOrFull(1_000, 10_000);
/** Ten for each of two sites, and some for an operator and a migration. */
const MOST_CONNECTIONS = 24;
const PATIENCE_MS = 120_000;
const ROUNDS_OF_FAULTS = 3;

type Row = { run: () => Promise<Report>; whyNot?: () => string | undefined; isLong?: true };

const onSqlite = (act: Act): Row => ({ run: async () => underLoad(await sqliteStore(), act) });

const rows: Record<string, Row> = {
  'restarts and kill -9, SQLite': onSqlite(restartAndKill),
  'database missing, restarts and kill -9, PostgreSQL': { run: databaseAway },
  'disk read-only or full, and power cut': { run: diskAway, whyNot: whyNoMounts },
  'restarts behind the proxy': { ...onSqlite(restarts), whyNot: whyNoCaddy, isLong: true },
  'attacks of one machine': { ...onSqlite(attack), isLong: true },
};

/** A deployment restarts with SIGTERM. */
async function restartAndKill({ sites }: Setup) {
  const times = { SIGTERM: 0, SIGKILL: 0 };
  while (times.SIGKILL < shortOrFull(2, 100))
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await pause(between(0, 500));
      const victims = pick<(0 | 1)[]>([0], [1], [0, 1]);
      await Promise.all(victims.map((victim) => sites.restart(victim, signal)));
      times[signal] += victims.length;
    }
  return { figure: `${times.SIGTERM} restarts, ${times.SIGKILL} kills` };
}

async function restarts({ sites, visitors }: Setup) {
  const proxy = await startCaddy({ url: sites.urls[0] });
  visitors.arrive(8, proxy.url);
  const neighbour = visitPages(proxy.url);
  for (let restart = 0; restart < 10; restart += 1) {
    const before = neighbour.pages();
    await sites.restart(0, 'SIGTERM');
    await until(() => neighbour.pages() > before + 9, PATIENCE_MS, 'no page after a restart');
  }
  const { failures } = await neighbour.leave();
  await visitors.leave();
  await proxy.remove();
  const posts = visitors.failures.filter(({ site }) => site === proxy.url);
  // Debian's Caddy 2.6 answers 502 to a post if its first connection is refused. Visitors resend it.
  for (const { status } of posts) if (status !== 502) failures.push(`a post failed: ${status}`);
  const figure = `10 restarts, ${neighbour.pages()} pages, ${posts.length} posts to send again`;
  return { figure, broken: failures };
}

function outage({ begin, end }: { begin?: () => unknown; end: () => unknown }): Act {
  return async ({ workflow, visitors, sites }) => {
    await begin?.();
    visitors.failures.length = 0;
    await pause(STORM_MS);
    await workflow.close();
    const refusals = () => visitors.failures.filter(({ status }) => status === 503).length;
    await until(() => refusals() > 0, PATIENCE_MS, 'nothing was refused: the store was never away');
    const { status } = await fetch(`${sites.urls[0]}/api/health`);
    await end();
    await workflow.comeBack();
    const before = workflow.processed.size;
    await until(() => workflow.processed.size > before, PATIENCE_MS, 'nothing is delivered again');
    const broken = status === 503 ? [] : [`/api/health answered ${status} meanwhile`];
    return { figure: `${refusals()} refused with 503`, broken };
  };
}

async function databaseAway() {
  const store = await databaseStore();
  const isMissing = outage({ begin: store.stop, end: store.start });
  const acts = isPartOfNpmTest ? [isMissing] : [isMissing, databaseFaults(store)];
  return underLoad(store, ...acts, restartAndKill);
}

function databaseFaults(store: Awaited<ReturnType<typeof databaseStore>>): Act {
  const faults: Record<string, () => Promise<unknown>> = {
    'connections cut': store.cutConnections,
    'database restarted': () => store.stop().then(store.start),
    frozen: () => store.freeze(6_000),
    'tables locked': store.lockTables,
  };
  return async ({ sites, workflow }) => {
    let most = 0;
    for (let round = 0; round < ROUNDS_OF_FAULTS; round += 1)
      for (const [name, act] of Object.entries(faults)) {
        await pause(between(0, 1_000));
        await act();
        const before = workflow.processed.size;
        const isBack = () => workflow.processed.size > before;
        await until(isBack, 10_000, `${name}: nothing is delivered`);
        most = Math.max(most, await store.connections());
      }
    const broken = most > MOST_CONNECTIONS ? [`${most} connections at once`] : [];
    if (/uncaught|unhandled/i.test(sites.log())) broken.push('an exception was uncaught');
    return { figure: `${ROUNDS_OF_FAULTS} rounds of faults, ${most} connections`, broken };
  };
}

async function diskAway() {
  const disk = mountDisk(64);
  const store = await sqliteStore(disk.path, disk.remove);
  // Linux remounts as read-only only while no file is open for writing, so the sites start afterwards.
  disk.remount('ro');
  return underLoad(
    store,
    outage({ end: () => disk.remount('rw') }),
    outage({ begin: disk.fillUp, end: disk.makeRoom }),
    powerCut(disk),
  );
}

/** Acknowledged requests must be on disk. A drive that lies about writes is not covered. */
function powerCut(disk: ReturnType<typeof mountDisk>): Act {
  return async ({ workflow, sites }) => {
    const cuts = shortOrFull(1, 5);
    // The workflow is away, so that every request stays in the store.
    await workflow.close();
    for (let cut = 0; cut < cuts; cut += 1) {
      await pause(between(500, 2_000));
      // A process that continues could learn from Linux that its writes succeeded.
      sites.freeze();
      disk.cutPower();
      await sites.end('SIGKILL');
      disk.powerUp();
      await sites.startAgain();
    }
    await workflow.comeBack();
    return { figure: `${cuts} cuts` };
  };
}

async function runRow([name, { run, whyNot }]: [string, Row]) {
  const reason = whyNot?.();
  if (reason) console.log(`SKIPPED: ${name}: ${reason}`);
  if (reason) return !isPartOfNpmTest;
  const failed = ({ message }: Error): Report => ({ figure: 'it failed', broken: [message] });
  const { figure, broken = [] } = await run().catch(failed);
  const verdict = broken.length > 0 ? 'NO ' : 'yes';
  console.log([`${verdict}  ${name}: ${figure}`, ...broken].join('\n     '));
  return broken.length > 0;
}

const words = values.only.split(',');
for (const word of words)
  if (!Object.keys(rows).some((name) => name.includes(word)))
    throw new Error(`No row has the name ${word}.`);
const results: Promise<boolean>[] = [];
for (const row of Object.entries(rows)) {
  const [name, { isLong }] = row;
  if (!words.some((word) => name.includes(word)) || (isLong && isPartOfNpmTest)) continue;
  results.push(runRow(row));
  if (!isPartOfNpmTest) await results.at(-1);
}
const failures = await Promise.all(results);
// The PostgreSQL driver keeps waiting for terminated servers.
process.exit(failures.includes(true) ? 1 : 0);
