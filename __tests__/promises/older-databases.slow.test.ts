import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { outboxIn } from '#server/outbox/outbox.ts';
import { schemaSteps } from '#server/outbox/schema.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { startChild } from '../kit/setup/child.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

const FROZEN = join(import.meta.dirname, '../kit/frozen');
const versions = readdirSync(FROZEN).flatMap((file) => /^(.*)\.sql$/.exec(file)?.[1] ?? []);
const [oldest = ''] = versions;
const UNDELIVERED = ['failing', 'held', 'parked', 'pending', 'under-way'];
const MANY = 40_000;

/** What a released version has left, and then perhaps some thousand more that wait. */
async function leave({ environment }: Place, version: string, more = 0) {
  const rows = `INSERT INTO outbox (id, state, body, accepted_at, due_at)
    WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ${more})
    SELECT 'more-' || n, 'pending', '{"description":"${'x'.repeat(500)}"}', n, n FROM many`;
  const { DATA_DIR } = environment;
  if (DATA_DIR) {
    const file = join(DATA_DIR, 'outbox.db');
    writeFileSync(file, gunzipSync(readFileSync(join(FROZEN, `${version}.db.gz`))));
    const database = new DatabaseSync(file);
    if (more > 0) database.exec(rows);
    return database.close();
  }
  await inPostgres(environment, readFileSync(join(FROZEN, `${version}.sql`), 'utf8'));
  if (more > 0) await inPostgres(environment, rows);
}

async function inPostgres({ DATABASE_URL }: Place['environment'], sql: string) {
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows ?? [];
}

beforeEach(() => void captureLog());

test('no step that was released is ever edited: restore it, and append one', () => {
  const hash = (step: string) => createHash('sha256').update(step).digest('hex').slice(0, 12);
  expect(schemaSteps.map(hash).slice(0, RELEASED.length)).toEqual(RELEASED);
});

const RELEASED = [
  'f446cd1b59da',
  'b8611d4a238e',
  '4e03251732a4',
  '2c80b18844d6',
  '6912eea8c806',
  '5784b5b31a30',
  'baf272ed8c76',
  '2a28f499dff7',
  '4c40991c192e',
  '55e2fce10991',
  '29bdf5169b34',
  '39fb314613cd',
  '430f4b51236e',
  'fd7a8046df3b',
  '742ba49c3a73',
];

describe.each(kindsOfStore)('an older database on $kind', ({ newPlace }) => {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace();
  });

  test.each(versions)('as %s left it is brought up to date, and loses nothing', async (version) => {
    await leave(place, version);
    const engine = place.connect();
    const outbox = outboxIn(engine);

    const left = new Map<string, string | null>();
    for await (const { id, body } of outbox.list()) left.set(id, body);
    expect([...left.keys()].toSorted()).toEqual([...UNDELIVERED, 'delivered', 'purged'].toSorted());
    for (const [id, body] of left)
      expect(id === 'purged' ? body : JSON.parse(body ?? '').name).toBe(
        id === 'purged' ? null : id,
      );

    await outbox.release('held');
    await outbox.retry();
    await engine.query('UPDATE outbox_lane SET leased_until = 0');
    for (const _ of UNDELIVERED) await tryNext(outbox);
    expect(await outbox.health()).toMatchObject({ undelivered: 0, held: 0, parked: 0 });
  });

  test('a large one, whose process is killed in the middle of the change, is changed by the next one', async () => {
    await leave(place, oldest, MANY);
    const child = startChild('adding-process.ts', place.environment, 'first', '1');
    while (!(await isBeingChanged(place)));
    child.kill('SIGKILL');
    expect(await child.ended()).toBeNull();
    expect(await stepsDone(place)).toBe(7);

    const engine = place.connect();
    const count = (): Promise<unknown[]> =>
      engine.query('SELECT count(*) AS requests, max(call_at) AS newest FROM outbox').catch(count);
    // The seven that were frozen are among them.
    expect(await count()).toEqual([{ requests: MANY + 7, newest: null }]);
    expect(await outboxIn(engine).add({ id: 'next', body: '{}' })).toBe('added');
  });

  test('an older process that still runs when a newer one changes it says so, and keeps nothing in it', async () => {
    const older = outboxIn(place.connect());
    await older.add({ id: 'before', body: '{}' });
    const newer = place.connect();
    await newer.query('ALTER TABLE outbox RENAME COLUMN body TO words');
    const step = schemaSteps.length + 1;
    if (place.environment['DATABASE_URL'])
      await newer.query('INSERT INTO outbox_schema (step) VALUES (:step)', { step });
    else await newer.query(`PRAGMA user_version = ${step}`);

    for (const act of [() => older.add({ id: 'after', body: '{}' }), () => older.claim('ours')])
      await expect(act()).rejects.toThrow(/changed by a newer version .* start the newer version/);
  });
});

async function stepsDone({ environment }: Place) {
  if (environment['DATABASE_URL'])
    return (await inPostgres(environment, 'SELECT count(*)::int AS done FROM outbox_schema'))[0]
      .done;
  const database = new DatabaseSync(join(environment['DATA_DIR'] ?? '', 'outbox.db'));
  const done = database.prepare('PRAGMA user_version').get()?.['user_version'];
  database.close();
  return done;
}

/** Whether somebody holds what keeps all others out meanwhile. */
async function isBeingChanged({ environment }: Place) {
  if (environment['DATABASE_URL']) {
    const rows = await inPostgres(
      environment,
      "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 7420119 AND granted",
    );
    return rows.length > 0;
  }
  const database = new DatabaseSync(join(environment['DATA_DIR'] ?? '', 'outbox.db'));
  try {
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}

test('an older backup that takes the place of a PostgreSQL database in use is brought up to date', async () => {
  const place = await kindsOfStore.find(({ kind }) => kind === 'PostgreSQL')?.newPlace();
  if (!place) throw new Error('there is no PostgreSQL');
  const outbox = outboxIn(place.connect());
  await outbox.health();
  await inPostgres(
    place.environment,
    `DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
        EXECUTE format('DROP TABLE %I', name);
      END LOOP; END $$`,
  );
  await leave(place, oldest);
  expect(await outbox.add({ id: 'after', body: '{}' })).toBe('added');
  expect(await outbox.find('held')).toMatchObject({ state: 'held' });
});
