import { courierOf } from '#server/queue/courier.ts';
import { accepted } from '../../../kit/builders/attempts.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';

test.each([
  ['begins', { wasPaused: false, isPaused: true }, ['error']],
  ['ends', { wasPaused: true, isPaused: false }, ['info']],
  ['goes on', { wasPaused: true, isPaused: true }, []],
  ['is not there', { wasPaused: false, isPaused: false }, []],
])('a pause that %s is logged once', async (_, lane, levels) => {
  const log = captureLog();
  const rows = [{ id: 'a', lease: 'ours' }];
  const queue = {
    queueName: 'outbox',
    claim: async () => rows.shift(),
    renew: async () => true,
    leave: async () => undefined,
    trustTimes: async () => {},
    msUntilDue: async () => undefined,
    recordAttempt: async () => ({ state: 'pending', answer: '503', lane }),
  };
  const { deliver } = courierOf(queue as never, async () => accepted);
  await deliver({ lease: 'ours', stopClaiming: new AbortController().signal });
  expect(log.lines().map(({ level }) => level)).toEqual(levels);
});
