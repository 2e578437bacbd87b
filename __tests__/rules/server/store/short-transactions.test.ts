import { inShortTransactions } from '#server/store/short-transactions.ts';

const WAITS_FOR_ITS_TURN_MS = 5;

test('a writer that waits gets in between two transactions of a long command', async () => {
  const order: string[] = [];
  const engine = {
    transactInTurn: async (statements: readonly unknown[]) => {
      order.push(`${statements.length} statements`);
      return statements.map(() => [{ id: 'changed' }]);
    },
  };
  const waiting = setInterval(() => {
    if (order.at(-1) !== 'another writer') order.push('another writer');
  }, WAITS_FOR_ITS_TURN_MS);
  const jobs = Array.from({ length: 120 }, () => [{ sql: 'UPDATE' }, { sql: 'SETTLE' }]);
  const changed = await inShortTransactions(engine, jobs);
  clearInterval(waiting);

  expect(changed).toHaveLength(120);
  expect(changed[119]).toHaveLength(2);
  const writes = order.slice(order.indexOf('100 statements'));
  expect(writes).toEqual([
    '100 statements',
    'another writer',
    '100 statements',
    'another writer',
    '40 statements',
  ]);
});
