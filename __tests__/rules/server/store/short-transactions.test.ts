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

test.each([
  ['a busy store', { errcode: 5 }, 4, 'done'],
  ['a store that stays busy', { errcode: 5 }, 40, { errcode: 5 }],
  ['a store that is gone', { errcode: 10 }, 2, { errcode: 10 }],
])('a long command tries again at %s', async (_, failure, successAtTry, outcome) => {
  let tries = 0;
  const engine = {
    async transactInTurn() {
      tries += 1;
      if (tries < successAtTry) throw Object.assign(new Error('not now'), failure);
      return [[{ id: 'changed' }]];
    },
  };
  const found = await inShortTransactions(engine, [[{ sql: 'UPDATE' }]]).then(
    () => 'done',
    ({ errcode }) => ({ errcode }),
  );
  expect(found).toEqual(outcome);
});
