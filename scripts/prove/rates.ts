import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { readEnvironment } from '#server/environment.ts';
import { openEngine } from '#server/outbox/open-outbox.ts';
import { type Outbox, outboxIn } from '#server/outbox/outbox.ts';
import { table } from '../operate/table.ts';
import { buildCopy } from './copy-project.ts';
import { median, percentile } from './percentile.ts';
import { residentMegabytes } from './real/open-files.ts';
import { startSite } from './real/running-site.ts';
import { filledForm, newForm, postForm } from './torture/post-form.ts';
import { type SeededRandom, seededRandom } from './torture/seeded-random.ts';
import { newStore, type Store, type StoreKind, storeKinds } from './torture/stores.ts';

/**
 * What it costs that no request is lost: the built site and a copy of it whose route keeps nothing, taking turns
 * in one run on one machine; then how long one request takes to be safe, beside none and beside many others.
 */
const ROUNDS = 15;
const ROUND_MS = 2_000;
const WARM_UP_MS = 3_000;
const CONNECTIONS = 50;
const ENQUEUED = 3_000;
const ROWS = 100_000;
/** A post costs the server a third of a millisecond in all: what is left to the disk weighs more than it once did. */
const MOST_FEWER_PERCENT = 25;
/** Compared with a bare row that the same disk or database makes safe in turn: a millisecond is not one everywhere. */
const MOST_ENQUEUE = { embedded: 2, PostgreSQL: 4 };

/** The product has no switch for it, and shall have none: in the copy this file is written anew, and nothing boots. */
const FORGET = `import { log } from './log.ts';

export type Outcome = { outcome: 'stored' | 'delivered' | 'not stored'; isCallTaken?: boolean; callLink?: string };

export async function keepRequest({ id }: { id: string }): Promise<Outcome> {
  log.info('Request kept', { id });
  return { outcome: 'stored' };
}`;

/** An hour ago: every eleventh is held, of the others every other one waits; each for a call in the coming month. */
const FILL = `
  WITH RECURSIVE numbers (n) AS (SELECT :from UNION ALL SELECT n + 1 FROM numbers WHERE n < :upTo),
  kinds (n, state) AS (
    SELECT n, CASE WHEN n % 11 = 0 THEN 'held' WHEN n % 2 = 0 THEN 'pending' ELSE 'delivered' END FROM numbers
  )
  INSERT INTO outbox (id, state, body, accepted_at, due_at, delivered_at,
    call_at, call_kept_until)
  SELECT 'row ' || n, state, '{"name":"Ada"}', :now - 3600000 - n, :now - 3600000 - n,
    CASE state WHEN 'delivered' THEN :now - 3600000 - n END, :now + 25920 * CAST(n AS BIGINT), :now + 86400000
  FROM kinds`;

const figures = await costsOfTheStore();
for (const kind of storeKinds)
  for (const rows of [0, ROWS]) figures.push(await costOfOne(kind, rows));
for (const kind of storeKinds)
  figures.push({
    name: `a call is marked, ${kind}, beside ${ROWS} others / beside none, median`,
    value: await slowerBeside(kind, ROWS),
    atMost: 2,
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
  const memory: Record<'keeping' | 'forgetting', number[]> = { keeping: [], forgetting: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = new Map<typeof keeps, number>();
    // Who comes second meets what the first one left behind, on the disk and in the client.
    for (const site of round % 2 === 0 ? [keeps, forgets] : [forgets, keeps])
      rate.set(site, await acceptedPerSecond(site.url, ROUND_MS));
    fewer.push(100 * (1 - (rate.get(keeps) ?? 0) / (rate.get(forgets) ?? 0)));
    // Both grow until nothing more is worth keeping, one sooner than the other.
    if (round < ROUNDS / 3) continue;
    memory.keeping.push(residentMegabytes(keeps.child.pid));
    memory.forgetting.push(residentMegabytes(forgets.child.pid));
  }
  const more = median(memory.keeping) - median(memory.forgetting);
  await keeps.remove();
  await forgets.remove();
  return [
    { name: 'fewer accepted a second, %', value: median(fewer), atMost: MOST_FEWER_PERCENT },
    { name: 'more memory, MB', value: more, atMost: 30 },
  ];
}

function buildSiteWithoutStore() {
  return buildCopy('site-without-store', {
    'src/server/keep-request.ts': `import 'server-only';\n\n${FORGET}\n`,
    'src/server/boot.ts': `import 'server-only';\n\nexport const boot = (_: (work: () => Promise<unknown>) => void) => ({ stop: async () => {} });\n`,
  });
}

/** Posts one form after another over so many connections, and counts the accepted ones. */
async function acceptedPerSecond(url: string, ms: number) {
  const random = seededRandom(url);
  const begin = performance.now();
  let accepted = 0;
  async function post() {
    while (performance.now() < begin + ms) {
      const status = await postForm(url, newForm(random));
      if (status !== 200) throw new Error(`The site answered ${status} while it was measured.`);
      accepted += 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, post));
  return accepted / ((performance.now() - begin) / 1_000);
}

async function costOfOne(kind: StoreKind, rows: number) {
  const random = seededRandom('enqueue');
  const { outbox, environment, remove } = await filledStore(kind, rows);
  const bare = await bareRows(environment);
  const [request, row]: [number[], number[]] = [[], []];
  for (let time = 0; time < ENQUEUED; time += 1) {
    row.push(await timeOf(() => bare.insert(filledForm(random))));
    request.push(await timeToAdd(outbox, random));
  }
  await bare.close();
  await remove();
  const [ofRequest, ofRow] = [percentile(request, 99), percentile(row, 99)];
  const ms = `${ofRequest.toFixed(2)} / ${ofRow.toFixed(2)} ms`;
  return {
    name: `enqueue p99, ${kind}, beside ${rows} / a bare row (${ms})`,
    value: ofRequest / ofRow,
    atMost: MOST_ENQUEUE[kind],
  };
}

/** What the disk or the database takes for a row that nobody asks anything of. */
async function bareRows({ DATABASE_URL, DATA_DIR }: Store['environment']) {
  if (DATABASE_URL) {
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query('CREATE TABLE bare (body TEXT)');
    return {
      insert: (body: string) => client.query('INSERT INTO bare VALUES ($1)', [body]),
      close: () => client.end(),
    };
  }
  const database = new DatabaseSync(join(DATA_DIR ?? tmpdir(), 'bare.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE bare (body)');
  const insert = database.prepare('INSERT INTO bare VALUES (?)');
  return { insert: async (body: string) => insert.run(body), close: async () => database.close() };
}

/** Each asks for a moment of its own among those of all others; the two stores take turns. */
async function slowerBeside(kind: StoreKind, rows: number) {
  const random = seededRandom('calls');
  const [full, empty] = [await filledStore(kind, rows), await filledStore(kind, 0)];
  const [besideMany, besideNone]: [number[], number[]] = [[], []];
  for (let time = 0; time < ENQUEUED; time += 1) {
    const callAt = Date.now() + Math.floor(random.between(0, 30 * 86_400_000));
    besideMany.push(await timeToAdd(full.outbox, random, { callAt, spanMs: 900_000 }));
    besideNone.push(await timeToAdd(empty.outbox, random, { callAt, spanMs: 900_000 }));
  }
  await full.remove();
  await empty.remove();
  return median(besideMany) / median(besideNone);
}

async function filledStore(kind: StoreKind, rows: number) {
  const store = await newStore(kind);
  const engine = openEngine(readEnvironment(store.environment));
  const outbox = outboxIn(engine);
  await outbox.health();
  for (let from = 1; from <= rows; from += 5_000)
    await engine.query(FILL, { from, upTo: Math.min(rows, from + 4_999) });
  const remove = async () => {
    await outbox.close();
    await store.remove();
  };
  return { outbox, environment: store.environment, remove };
}

function timeToAdd(outbox: Outbox, random: SeededRandom, call = {}) {
  const request = { id: randomUUID(), body: filledForm(random), ...call };
  return timeOf(() => outbox.add(request));
}

async function timeOf(work: () => Promise<unknown>) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
