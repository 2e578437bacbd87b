import { startDeliveryLoops } from '#server/queue/delivery-loop.ts';
import { until } from '../../../kit/real/until.ts';

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
