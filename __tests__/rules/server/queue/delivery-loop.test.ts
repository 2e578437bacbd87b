import { startDeliveryLoops } from '#server/queue/delivery-loop.ts';
import { until } from '../../../kit/real/until.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';

test('a receiver that hangs delays no other queue', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const msUntilDue = async () => undefined;
  const hanging = { deliver: () => promise, msUntilDue };
  const flowing = { deliver: jest.fn(async () => {}), msUntilDue };
  const loops = startDeliveryLoops([hanging, flowing], { pollMs: 1 });
  await until(() => flowing.deliver.mock.calls.length > 1, 20_000, 'the other queue waits');
  answer();
  await loops.stop();
});

test('a delivery that is woken begins at once, without the wait for the next look', async () => {
  const { promise, resolve: hasLooked } = Promise.withResolvers<void>();
  const deliver = jest.fn(async () => {});
  const msUntilDue = async () => {
    hasLooked();
    return undefined;
  };
  const loops = startDeliveryLoops([{ deliver, msUntilDue }], { pollMs: 2 ** 30 });
  await promise;
  loops.wake();
  const isWoken = until(() => deliver.mock.calls.length > 1, 20_000, 'delivery sleeps');
  await isWoken.finally(loops.stop);
});

test('a failure of the store and its end are told once each, when they come', async () => {
  captureLog();
  let rounds = 0;
  const told: number[] = [];
  const deliver = async () => {
    rounds += 1;
    if (rounds > 3 && rounds <= 6) throw new Error('the store fails');
  };
  const loops = startDeliveryLoops([{ deliver, msUntilDue: async () => undefined }], {
    pollMs: 1,
    onStoreChange: () => told.push(rounds),
  });
  await until(() => rounds > 9, 20_000, 'delivery stands still');
  await loops.stop();
  expect(told).toEqual([4, 7]);
});
