import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '#server/environment.ts';
import { openEngine, openOutbox } from '#server/outbox/open-outbox.ts';
import { SERVED } from '../build/builds.ts';
import { run } from '../build/run.ts';
import { table } from '../operate/table.ts';
import { copyProject } from './copy-project.ts';
import { median, percentile } from './percentile.ts';
import { residentMegabytes } from './real/open-files.ts';
import { startSite } from './real/running-site.ts';
import { filledForm, keepAlive, postForm } from './torture/post-form.ts';
import { seededRandom } from './torture/seeded-random.ts';
import { type Engine, engines, newStore } from './torture/stores.ts';

/**
 * What it costs that no request is lost: the built site and a copy of it whose route keeps nothing, taking turns
 * in one run on one machine; then how long one request takes to be safe, beside none and beside many others.
 */
const ROUNDS = 15;
const ROUND_MS = 2_000;
const WARM_UP_MS = 3_000;
const CONNECTIONS = 50;
const ENQUEUED = 3_000;
const ROWS_THERE = [0, 100_000];
const MOST_ENQUEUE_MS = { embedded: 1, PostgreSQL: 5 };

const figures = [...(await costsOfTheStore())];
for (const engine of engines)
  for (const rows of ROWS_THERE)
    figures.push({
      name: `enqueue p99, ${engine}, beside ${rows}, ms`,
      value: percentile(await timeEnqueue(engine, rows), 99),
      atMost: MOST_ENQUEUE_MS[engine],
    });
console.log(
  table(
    ['figure', 'measured', 'at most', 'holds'],
    figures.map(({ name, value, atMost }) => [
      name,
      value.toFixed(2),
      String(atMost),
      value <= atMost ? 'yes' : 'NO',
    ]),
  ),
);
// The database package listens for our end, and would wait for servers that are gone.
process.exit(figures.every(({ value, atMost }) => value <= atMost) ? 0 : 1);

/** Compared within each round: two seconds apart a busy machine is more alike than over minutes. */
async function costsOfTheStore() {
  // No webhook: what is measured is keeping, not delivering.
  const keeps = await startSite({ TRUSTED_PROXIES: '1' });
  const forgets = await startSite({ TRUSTED_PROXIES: '1' }, { folder: buildSiteWithoutStore() });
  for (const site of [keeps, forgets]) await acceptedPerSecond(site.url, WARM_UP_MS);
  const fewer: number[] = [];
  const more: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = new Map<typeof keeps, number>();
    // Who comes second meets what the first one left behind, on the disk and in the client.
    for (const site of round % 2 === 0 ? [keeps, forgets] : [forgets, keeps])
      rate.set(site, await acceptedPerSecond(site.url, ROUND_MS));
    fewer.push(100 * (1 - (rate.get(keeps) ?? 0) / (rate.get(forgets) ?? 0)));
    more.push(residentMegabytes(keeps.child.pid) - residentMegabytes(forgets.child.pid));
  }
  await keeps.remove();
  await forgets.remove();
  return [
    { name: 'fewer accepted a second, %', value: median(fewer), atMost: 10 },
    { name: 'more memory, MB', value: median(more), atMost: 30 },
  ];
}

/** The product has no switch for it, and shall have none: in the copy two of its files are written anew. */
function buildSiteWithoutStore() {
  const copy = copyProject('site-without-store');
  for (const [file, source] of Object.entries({
    'src/server/keep-request.ts': `type Kept = { kept: 'kept' | 'delivered' | 'not kept'; isCallTaken?: boolean };
      export const keepRequest = async (_: object): Promise<Kept> => ({ kept: 'kept' });`,
    'src/server/boot.ts':
      'export const boot = (_: (work: () => unknown) => void) => ({ stop: async () => {} });',
  }))
    writeFileSync(join(copy, file), `import 'server-only';\n\n${source}\n`);
  const here = process.cwd();
  process.chdir(copy);
  run('node', 'scripts/build/build.ts');
  process.chdir(here);
  return join(copy, SERVED);
}

/** Posts one form after another over so many connections, and counts the accepted ones. */
async function acceptedPerSecond(url: string, ms: number) {
  const random = seededRandom(url);
  const agent = keepAlive(CONNECTIONS);
  const begin = performance.now();
  let accepted = 0;
  async function post() {
    while (performance.now() < begin + ms) {
      const part = () => Math.floor(random.between(1, 255));
      const address = `10.${part()}.${part()}.${part()}`;
      const form = { id: crypto.randomUUID(), address, body: filledForm(random) };
      const status = await postForm(url, form, agent);
      if (status !== 200) throw new Error(`The site answered ${status} while it was measured.`);
      accepted += 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, post));
  agent.destroy();
  return accepted / ((performance.now() - begin) / 1_000);
}

async function timeEnqueue(engine: Engine, rows: number) {
  const random = seededRandom('enqueue');
  const store = await newStore(engine);
  const outbox = openOutbox(readEnvironment(store.environment));
  await outbox.health();
  await fill(store.environment, rows);
  const tookMs: number[] = [];
  for (let time = 0; time < ENQUEUED; time += 1) {
    const request = { id: random.uuid(), body: filledForm(random) };
    const begin = performance.now();
    await outbox.add(request);
    tookMs.push(performance.now() - begin);
  }
  await outbox.close();
  await store.remove();
  return tookMs;
}

/** An hour ago: every eleventh is held, and of the others every other one waits, every other one was delivered. */
const FILL = `
  WITH RECURSIVE numbers (n) AS (SELECT :from UNION ALL SELECT n + 1 FROM numbers WHERE n < :upTo),
  kinds (n, state) AS (
    SELECT n, CASE WHEN n % 11 = 0 THEN 'held' WHEN n % 2 = 0 THEN 'pending' ELSE 'delivered' END FROM numbers
  )
  INSERT INTO outbox (id, state, body, accepted_at, due_at, delivered_at)
  SELECT 'row ' || n, state, '{"name":"Ada"}', :now - 3600000 - n, :now - 3600000 - n,
    CASE state WHEN 'delivered' THEN :now - 3600000 - n END
  FROM kinds`;

async function fill(environment: Record<string, string>, rows: number) {
  const engine = openEngine(readEnvironment(environment));
  for (let from = 1; from <= rows; from += 5_000)
    await engine.run(FILL, { from, upTo: Math.min(rows, from + 4_999) });
  await engine.close();
}
