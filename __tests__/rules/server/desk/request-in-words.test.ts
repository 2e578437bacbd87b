import { englishOperatorWords } from '#content/operator-words.ts';
import { callStateOf } from '#domain/call-state.ts';
import { deliveryInWords, remarkOnCall } from '#server/desk/request-in-words.ts';
import { readQueueHealth } from '#server/queue/queue-health.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { aFolder } from '../../../kit/setup/folder.ts';

test('delivery flows only to somebody who receives', async () => {
  const engine = sqliteEngine(aFolder());
  const health = await readQueueHealth(engine, 'outbox');
  await engine.close();
  const inWords = (hasReceiver: boolean, pausedSince: number | null) =>
    deliveryInWords({ ...health, pausedSince, hasReceiver }, englishOperatorWords).inWords;
  expect(inWords(true, null)).toBe('Delivery flows');
  expect(inWords(true, 1)).toBe('Delivery is paused');
  expect(inWords(false, null)).toBe('Nobody receives the requests');
  expect(inWords(false, 1)).toBe('Nobody receives the requests');
});

test('a call to come whose hours have no time zone has a remark', () => {
  const formValues = { callDate: '2026-11-23', callTime: '10:00' };
  const row = { formValues, callAt: null, timeZone: 'Europe/Berlin' };
  const remarkAt = (now: number) => remarkOnCall(callStateOf(row, now), englishOperatorWords);
  expect(remarkAt(Date.UTC(2026, 10, 23, 8))).toMatch(/^without a time zone no time/);
  expect(remarkAt(Date.UTC(2026, 10, 23, 9, 5))).toBe('');
});
