import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { type Outbox, outboxIn } from '#server/site-outbox.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { refused, tryNext } from '../kit/builders/attempts.ts';
import { aFolder } from '../kit/setup/folder.ts';

let folder: string;
let outbox: Outbox;
beforeEach(() => {
  folder = aFolder();
  outbox = outboxIn(sqliteEngine(folder));
});
afterEach(() => outbox.close());

test('the store commits with fsync, also in an existing file', async () => {
  for (let opened = 0; opened < 2; opened += 1) {
    const engine = sqliteEngine(folder);
    expect(await engine.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    await engine.close();
  }
});

test('requests that wait for a long write of another process fail together', async () => {
  await outbox.health();
  const other = new DatabaseSync(join(folder, 'outbox.db'));
  other.exec('BEGIN IMMEDIATE');
  const turns = countTurns((next) => setTimeout(next, 5));

  const adding = Array.from({ length: 5 }, (_, index) =>
    outbox.add({ id: `${index}`, body: '{}' }),
  );
  expect(await outbox.msUntilDue()).toBeUndefined();
  await Promise.race(adding).catch(() => undefined);
  const failed = jest.fn();
  for (const one of adding) void one.catch(failed);
  await new Promise(setImmediate);

  // Serial waits would add up.
  expect(failed).toHaveBeenCalledTimes(5);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ errstr: 'database is locked' }));
  // A wait inside the database would block the event loop.
  expect(turns.end()).toBeGreaterThan(10);
  other.exec('COMMIT');
  expect(await outbox.add({ id: 'after', body: '{}' })).toBe('added');
  other.close();
});

test('one write that fails does not take those with it that arrive at once', async () => {
  const bad = outbox.engine.insert('INSERT INTO outbox (id) VALUES (NULL)');
  const [failed, added] = await Promise.allSettled([bad, outbox.add({ id: 'good', body: '{}' })]);
  expect([failed.status, added]).toEqual(['rejected', { status: 'fulfilled', value: 'added' }]);
});

/** Counts turns of the event loop, in which a server does all else. */
function countTurns(wait: (next: () => void) => unknown = setImmediate) {
  let turns = 0;
  let isOver = false;
  const next = () => {
    turns += 1;
    if (!isOver) wait(next);
  };
  next();
  return {
    end() {
      isOver = true;
      return turns;
    },
  };
}

test('a large purge runs in pieces and blocks nothing', async () => {
  await outbox.engine.query(`INSERT INTO outbox (id, state, body, accepted_at, due_at, delivered_at, ages_from)
    WITH RECURSIVE old (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM old WHERE n < 2500)
    SELECT n, 'delivered', '{}', 0, 0, 0, 0 FROM old`);

  const turns = countTurns();
  expect(await outbox.purge(1)).toBe(2_000);
  expect(turns.end()).toBeGreaterThanOrEqual(20);
  expect(await outbox.purge(1)).toBe(500);
});

test('every statement of the site finds its rows by an index', async () => {
  const prepare = jest.spyOn(DatabaseSync.prototype, 'prepare');
  await outbox.add({ id: 'held', body: '{}', heldBecause: 'spam' });
  for (const retryAfterMs of [0, 1]) {
    await outbox.add({ id: `${retryAfterMs}`, body: '{}' });
    await tryNext(outbox, refused(503, retryAfterMs));
    await outbox.retry();
    await tryNext(outbox);
  }
  await outbox.msUntilDue();
  await outbox.health();
  await outbox.autoPurge(0);
  await outbox.find('held');
  await bookingsIn(outbox).discard('held');
  await outbox.erase('0');
  await outbox.close();

  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => !/^PRAGMA/.test(sql));
  prepare.mockRestore();
  expect(statements.length).toBeGreaterThan(18);
  for (const plan of statements.map(explain)) {
    for (const step of plan.filter((detail) => /\b(SCAN|SEARCH) (outbox|other)\b/.test(detail)))
      expect(step).toMatch(/USING (COVERING )?INDEX/);
    expect(plan.join('\n')).not.toContain('USE TEMP B-TREE');
  }
});

function explain(sql: string) {
  const database = new DatabaseSync(join(folder, 'outbox.db'));
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
  database.close();
  return plan.map(({ detail }) => String(detail));
}
