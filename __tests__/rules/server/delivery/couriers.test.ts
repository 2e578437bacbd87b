import { couriersOf } from '#server/delivery/couriers.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { mailServer } from '../../../kit/builders/attempts.ts';
import { aFolder } from '../../../kit/setup/folder.ts';

const receiver = { url: new URL('https://workflow.example'), timeoutMs: 60_000 };

test.each([
  ['a webhook alone', { receiver, mailing: {} }, 1],
  ['mails to visitors alone', { receiver: undefined, mailing: { visitors: mailServer } }, 1],
  ['copies beside a webhook', { receiver, mailing: { copies: mailServer } }, 2],
])('%s has its couriers', async (_, receivers, count) => {
  const requests = requestsIn(sqliteEngine(aFolder()));
  expect(couriersOf(requests, receivers)).toHaveLength(count);
  await requests.close();
});
