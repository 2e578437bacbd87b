import { captureLog } from '../../../kit/setup/captured-log.ts';

// These timers ignore the test's fake clock.
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(value), ms);
      signal?.addEventListener('abort', reject);
    }),
}));

let hold: ReturnType<typeof import('#server/outbox/deliver.ts').keepLease>;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await hold.stopRenewing();
  jest.useRealTimers();
});

async function holding(renew: () => Promise<boolean>) {
  const { keepLease } = await import('#server/outbox/deliver.ts');
  hold = keepLease({ renew }, 'ours');
}

test.each([
  ['belongs to another process', 5_000, async () => false],
  ['belongs to a store that is silent', 20_000, () => Promise.reject(new Error('away'))],
])('a lease that %s is lost after %i ms', async (_, ms, answer) => {
  await holding(answer);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(hold.lost.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(hold.lost.aborted).toBe(true);
});

test('a lease logs once that an outcome cannot be written', async () => {
  const log = captureLog();
  await holding(async () => true);
  let isWritable = false;
  const written = hold.retryWrite(async () => {
    if (!isWritable) throw Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR' });
    return 'written';
  });
  await jest.advanceTimersByTimeAsync(15_000);
  expect(log.lines()).toMatchObject([{ level: 'warn', reason: 'ERR_SQLITE_ERROR' }]);
  isWritable = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await written).toBe('written');
});

test('an outcome that cannot be written delays the other requests by 20 s at most', async () => {
  captureLog();
  await holding(async () => true);
  const failed = hold.retryWrite(() => Promise.reject(new Error('full'))).catch(String);
  await jest.advanceTimersByTimeAsync(20_500);
  expect(await failed).toBe('Error: full');
});
