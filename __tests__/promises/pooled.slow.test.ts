import pg from 'pg';
import { outboxIn } from '#server/outbox/outbox.ts';
import { postgresEngine } from '#server/outbox/postgres-engine.ts';
import { startPooler } from '../../scripts/prove/real/pooler.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

test('behind PgBouncer, which hands each transaction any session, a commit waits for the disk, and nobody inherits what we set', async () => {
  const place = await kindsOfStore.find(({ kind }) => kind === 'PostgreSQL')?.newPlace();
  const pooler = await startPooler(place?.environment['DATABASE_URL'] ?? '');
  if (!pooler) return void process.stderr.write('No pgbouncer here: this was not tried.\n');
  toClose.push(() => pooler.stop());

  const neighbour = new pg.Client(pooler.url);
  await neighbour.connect();
  toClose.push(() => neighbour.end());
  const before = await settings(neighbour);
  const engine = postgresEngine(pooler.url);
  const outbox = outboxIn(engine);
  toClose.push(() => outbox.close());
  const added = Array.from({ length: 20 }, (_, id) =>
    outbox.add({ id: String(id), body: '{}', callAt: id }),
  );
  expect(new Set(await Promise.all(added))).toEqual(new Set(['added']));
  expect(await outbox.health()).toMatchObject({ undelivered: 20 });
  expect(await settings(neighbour)).toEqual(before);

  await neighbour.query('SET synchronous_commit = off; SET statement_timeout = 1');
  for (let look = 0; look < 4; look += 1)
    expect(await engine.query('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect(await outbox.claim('ours')).toBeDefined();
});

async function settings(client: pg.Client) {
  const { rows } = await client.query(
    "SELECT name, setting FROM pg_settings WHERE name LIKE '%timeout' OR name = 'synchronous_commit'",
  );
  return rows;
}
