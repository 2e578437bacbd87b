import { captureLog } from '../../../kit/setup/captured-log.ts';

// These timers ignore the test's fake clock.
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(value), ms);
      signal?.addEventListener('abort', reject);
    }),
}));

let hold: ReturnType<typeof import('#server/delivery/deliver-due.ts').keepLease>;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await hold.stopRenewing();
  jest.useRealTimers();
});

async function holding(renew: () => Promise<boolean>) {
  const { keepLease } = await import('#server/delivery/deliver-due.ts');
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

test.each([true, false])(
  'an outcome that cannot be written is tried again for 20 s',
  async (isBack) => {
    const log = captureLog();
    await holding(async () => true);
    let isWritable = false;
    const written = hold.retryWrite(async () => {
      if (!isWritable) throw Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR' });
      return 'written';
    });
    const settled = Promise.allSettled([written]);
    await jest.advanceTimersByTimeAsync(19_000);
    expect(log.lines()).toMatchObject([{ level: 'warn', reason: 'ERR_SQLITE_ERROR' }]);
    isWritable = isBack;
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await settled).toMatchObject([{ status: isBack ? 'fulfilled' : 'rejected' }]);
  },
);
