import { setTimeout as pause } from 'node:timers/promises';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../scripts/prove/real/webhook-receiver.ts';
import { count } from '../../../scripts/prove/torture/outcome.ts';

let workflow: WebhookReceiver;

const begin = async (manner = {}) => {
  workflow = await startWebhookReceiver(manner);
};

afterEach(() => workflow.close());

/** The status of the answer, or nothing where none came. */
const send = (id: string, signal = AbortSignal.timeout(30_000)) =>
  fetch(workflow.url, {
    ...{ method: 'POST', body: '{}', headers: { 'webhook-id': id }, redirect: 'manual', signal },
  }).then(
    ({ status }) => status,
    () => undefined,
  );

test('one call after the other, an id is processed once', async () => {
  await begin();

  await send('a');
  await send('a');

  expect(count(['a'], new Set(['a']), workflow)).toMatchObject({
    delivered: 1,
    processedTwice: 0,
    inFlightTwice: 0,
  });
});

test('two calls of one id at one moment are found out', async () => {
  await begin({ lookMs: () => 1_000 });

  await Promise.all([send('a'), send('a'), send('b')]);

  expect(count(['a', 'b'], new Set(['a', 'b']), workflow)).toMatchObject({
    processedTwice: 1,
    inFlightTwice: 1,
  });
});

test('a caller who hangs up and calls again at once is found out', async () => {
  await begin({ workMs: () => 30_000 });
  const hangUp = new AbortController();
  const first = send('a', hangUp.signal);
  while (!workflow.processed.has('a')) await pause(5);
  hangUp.abort();
  await first;

  await send('a');

  expect(count(['a'], new Set(['a']), workflow)).toMatchObject({
    processedTwice: 0,
    inFlightTwice: 1,
  });
});

test('what never came is lost', async () => {
  await begin();
  await send('a');

  expect(count(['a', 'b'], new Set(['a', 'b']), workflow)).toMatchObject({
    asked: 2,
    delivered: 1,
    lost: 1,
  });
});

test('it can be away, and come back at the same address', async () => {
  await begin();
  await workflow.close();
  expect(await send('a')).toBeUndefined();

  await workflow.comeBack();
  expect(await send('a')).toBe(200);
});

test('what nobody was told is received is not lost: its browser has it still', async () => {
  await begin();

  expect(count(['a'], new Set(), workflow)).toMatchObject({ asked: 1, acknowledged: 0, lost: 0 });
});
