import type pg from 'pg';
import { DAY_MS } from '#domain/durations.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { postgresEngine } from '#server/store/postgres-engine.ts';
import { OURS, tryNext } from '../kit/builders/attempts.ts';
import { until } from '../kit/real/until.ts';
import { newSchema, openSession, type Place } from '../kit/setup/stores.ts';

const LOCK = 'SELECT pg_advisory_lock(7420119)';

let place: Place;
let operator: pg.Client;

beforeEach(async () => {
  place = await newSchema();
  operator = await openSession(place);
});

async function waitingForOperator() {
  // A transaction reads these statistics once only.
  await operator.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await operator.query(
    'SELECT pid FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))',
  );
  return rows;
}

test('a colon in a literal, a quoted name or a cast begins no parameter', async () => {
  const sql = `SELECT 'at :id:now' AS literal, :id::text AS ":id",
    'it''s :id' AS escaped, '1'::bigint AS "cast"`;
  const [row] = await place.connect().query(sql, { id: 'a' });
  expect(row).toEqual({ literal: 'at :id:now', ':id': 'a', escaped: "it's :id", cast: 1 });
});

test('the server gives up a statement that waits too long', async () => {
  const outbox = requestsIn(place.connect());
  await outbox.checkHealth();
  await operator.query('BEGIN; LOCK TABLE outbox, outbox_lane IN ACCESS EXCLUSIVE MODE');

  const tries = await Promise.allSettled([outbox.add({ id: 'a', body: '{}' }), outbox.claim(OURS)]);

  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  // On a busy machine we may give up before the server does.
  const hasGivenUp = async () => (await waitingForOperator()).length === 0;
  await until(hasGivenUp, 30_000, 'The server still runs what we gave up.');
  await operator.query('COMMIT');
  expect(await outbox.find('a')).toBeUndefined();
});

test('a purge checks rows as another transaction left them', async () => {
  const clock = { now: Date.UTC(2026, 10, 20) };
  const outbox = requestsIn(place.connect(() => clock.now));
  await outbox.add({ id: 'held', body: '{}', heldBecause: 'honeypot' });
  await outbox.add({ id: 'delivered', body: '{}' });
  await tryNext(outbox);
  await outbox.leave(OURS);
  clock.now += 91 * DAY_MS;
  await operator.query(`BEGIN; UPDATE outbox SET state = 'pending'`);

  const erased = outbox.purge(0);
  while ((await waitingForOperator()).length < 1);
  await operator.query('COMMIT');

  expect(await erased).toBe(0);
  expect(await outbox.find('held')).toMatchObject({ state: 'pending', body: '{}' });
  expect(await outbox.find('delivered')).toMatchObject({ state: 'pending', body: '{}' });
});

test('a cut connection fails its statement and no other', async () => {
  const engine = place.connect();
  const cut = engine.query('SELECT pg_terminate_backend(pg_backend_pid())');
  await expect(cut).rejects.toThrow('The database cannot be reached (57P01)');
  expect(await engine.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a standby is named as the reason why nothing is stored', async () => {
  await requestsIn(place.connect()).checkHealth();
  const database = new URL(String(place.environment['DATABASE_URL']));
  const options = `${database.searchParams.get('options')} -c default_transaction_read_only=on`;
  database.searchParams.set('options', options);
  const standby = requestsIn(postgresEngine(database.href));
  await expect(standby.add({ id: 'a', body: '{}' })).rejects.toThrow(/25006.* leads to a standby/);
  await standby.close();
});

test('each transaction sets its own options on a pooled session', async () => {
  const engine = place.connect();
  const before = await engine.query('SHOW statement_timeout');
  for (let session = 0; session < 4; session += 1)
    await engine.query('SET synchronous_commit = off');
  expect(await engine.query('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  await engine.query('SET statement_timeout = 1');
  expect(await engine.query('SHOW statement_timeout')).toEqual(before);
});

test('a store takes no request while another process migrates it', async () => {
  await operator.query(LOCK);
  const outbox = requestsIn(place.connect());
  await expect(outbox.add({ id: 'a', body: '{}' })).rejects.toThrow(/being brought up to date/);

  await operator.query('SELECT pg_advisory_unlock_all()');

  expect(await outbox.add({ id: 'a', body: '{}' })).toBe('added');
});
