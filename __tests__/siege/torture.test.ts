import { setTimeout as pause } from 'node:timers/promises';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../scripts/prove/real/webhook-receiver.ts';
import { brokenPromises, count } from '../../scripts/prove/torture/outcome.ts';

/** What finds a lost or a doubled request is shown some that are lost and doubled on purpose. */
let workflow: WebhookReceiver;

const begin = async (manner = {}) => {
  workflow = await startWebhookReceiver(manner);
};

afterEach(() => workflow.close());

const send = (id: string, signal = AbortSignal.timeout(30_000)) =>
  fetch(workflow.url, { method: 'POST', body: '{}', headers: { 'webhook-id': id }, signal }).catch(
    () => undefined,
  );

/** What the counts say of visitors who sent these, and were told so of those. */
const foundOut = (asked: string[], acknowledged = asked) =>
  brokenPromises(count(asked, new Set(acknowledged), workflow));

test('one call after the other, an id is processed once', async () => {
  await begin();
  await send('a');
  await send('a');
  expect(foundOut(['a'])).toEqual([]);
});

test('two calls of one id at one moment are found out', async () => {
  await begin({ lookMs: () => 1_000 });
  await Promise.all([send('a'), send('a'), send('b')]);
  expect(foundOut(['a', 'b'])).toEqual(['1 were processed twice', '1 were in flight twice']);
});

test('a caller who hangs up and calls again at once is found out', async () => {
  await begin({ workMs: () => 30_000 });
  const hangUp = new AbortController();
  const first = send('a', hangUp.signal);
  while (!workflow.processed.has('a')) await pause(5);
  hangUp.abort();
  await first;

  await send('a');
  expect(foundOut(['a'])).toEqual(['1 were in flight twice']);
});

test('what never came is lost, unless nobody was told that it is received: its browser has it still', async () => {
  await begin();
  await send('a');
  expect(foundOut(['a', 'b'])).toEqual(['1 were lost']);
  expect(foundOut(['a', 'b'], ['a'])).toEqual(['1 were never acknowledged']);
  expect(foundOut([])).toEqual(['no form was sent, so nothing was shown']);
});
