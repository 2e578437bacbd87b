import { HOUR_MS } from '#domain/durations.ts';
import { mailsIn } from '#server/mail/mails.ts';
import type { Claims } from '#server/queue/claims.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { readStoreHealth } from '#server/running/health.ts';
import type { Engine, Statement } from '#server/store/engine.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { accepted, mailServer, refused, tryNext } from '../../../kit/builders/attempts.ts';
import { aCall, aCallBody, changeCall } from '../../../kit/builders/requests.ts';
import { aFolder } from '../../../kit/setup/folder.ts';

/** These have one row, or one for each calendar or count. */
const SMALL = /^SCAN (CONSTANT ROW|\w+_lane|calendar_cache|store_\w+)$/;

function explaining(engine: Engine) {
  const wholeTables = new Set<string>();
  const explain = async (statements: readonly Statement[]) => {
    for (const { sql, values } of statements)
      for (const { detail } of await engine.query(`EXPLAIN QUERY PLAN ${sql}`, values))
        if (/^SCAN \S+( ROW)?$/.test(`${detail}`) && !SMALL.test(`${detail}`))
          wholeTables.add(`${detail}: ${sql}`);
  };
  const watched: Engine = {
    ...engine,
    async query(sql, values) {
      await explain([{ sql, values }]);
      return engine.query(sql, values);
    },
    async transactForDelivery(statements) {
      await explain(statements);
      return engine.transactForDelivery(statements);
    },
    async transactInTurn(statements) {
      await explain(statements);
      return engine.transactInTurn(statements);
    },
  };
  return { engine: watched, wholeTables };
}

async function tryTwo<Row>(queue: Claims<Row>) {
  for (const attempt of [refused(500), accepted]) await tryNext(queue, attempt);
  await queue.msUntilDue();
}

test('no post, change, delivery or health reads a whole table, which blocks the server', async () => {
  const { engine, wholeTables } = explaining(sqliteEngine(aFolder()));
  const requests = requestsIn(engine);
  const mails = mailsIn(engine);
  const at = Date.now() + 30 * HOUR_MS;
  await requests.add({ id: 'held', body: '{}', heldBecause: 'over quota' });
  await requests.release('held');
  await requests.add(aCall('call', at, { body: JSON.stringify(aCallBody()) }));
  await changeCall(requests, 'call', at + HOUR_MS);
  await mails.enqueueForNewRequests({ visitors: mailServer, copies: mailServer });
  await mails.enqueueLater({ visitors: mailServer });
  await tryTwo(requests);
  await tryTwo(mails);
  await readStoreHealth(requests);
  await engine.close();
  expect([...wholeTables]).toEqual([]);
});
