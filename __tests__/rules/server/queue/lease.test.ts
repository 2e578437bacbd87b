import { keepLease } from '#server/queue/courier.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';

let hold: ReturnType<typeof keepLease>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => hold.stopRenewing());

test.each([
  ['belongs to another process', 5_000, async () => false],
  ['belongs to a store that is silent', 20_000, () => Promise.reject(new Error('away'))],
])('a lease that %s is lost after %i ms', async (_, ms, renew) => {
  hold = keepLease({ renew }, 'ours');
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(hold.lost.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(hold.lost.aborted).toBe(true);
});

test.each([true, false])('an unwritten outcome is tried again for 20 s', async (isBack) => {
  const log = captureLog();
  hold = keepLease({ renew: async () => true }, 'ours');
  let isWritable = false;
  const written = hold.retryWrite(async () => {
    if (!isWritable) throw Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR' });
    return 'written';
  });
  const settled = Promise.allSettled([written]);
  await jest.advanceTimersByTimeAsync(19_000);
  const event = expect.stringMatching(/cannot be stored\. If .* is sent again/);
  expect(log.lines()).toMatchObject([{ level: 'warn', event, reason: 'ERR_SQLITE_ERROR' }]);
  isWritable = isBack;
  await jest.advanceTimersByTimeAsync(1_500);
  expect(await settled).toMatchObject([{ status: isBack ? 'fulfilled' : 'rejected' }]);
});
