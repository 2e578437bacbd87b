import { signalDelivery } from '#server/process/signal-delivery.ts';
import { boot } from '#server/running/boot.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';

test('on a serverless host, a store that fails after the response is only logged', async () => {
  process.env['K_SERVICE'] = 'site';
  process.env['DATABASE_URL'] = 'postgres://nobody@127.0.0.1:1/none';
  process.env['CONSULTATION_WEBHOOK_URL'] = 'http://127.0.0.1:1';
  const logged = captureLog();
  const works: Promise<unknown>[] = [];
  boot((work) => works.push(work()));

  signalDelivery();

  expect(await Promise.allSettled(works)).toMatchObject([{ status: 'fulfilled' }]);
  expect(logged.events()).toContain('Store failed, delivery waits');
});
