import { MINUTE_MS } from '#domain/durations.ts';
import { tryPassword } from '#server/desk/password-tries.ts';
import { storeSecret } from '#server/desk/store-secret.ts';
import type { Engine } from '#server/store/engine.ts';
import { kindsOfStore, newFolder } from '../../../kit/setup/stores.ts';

describe.each(kindsOfStore)('in $kind', ({ newPlace }) => {
  let now: number;
  let engines: [Engine, Engine];
  beforeEach(async () => {
    now = Date.parse('2026-11-30T10:00Z');
    const place = await newPlace();
    engines = [place.connect(() => now), place.connect(() => now)];
  });

  /** Each try reaches the next of two replicas. */
  let tried = 0;
  function tryFrom(network: string, isRight = false) {
    tried += 1;
    const [first, second] = engines;
    return tryPassword(tried % 2 === 0 ? first : second, network, () => isRight);
  }

  test('ten wrong passwords of one network in ten minutes make it wait, in all replicas', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => tryFrom('1.2.3.4')));
    expect(outcomes.filter(({ is }) => is === 'wrong')).toHaveLength(10);
    now += MINUTE_MS;
    expect(await tryFrom('1.2.3.4', true)).toEqual({ is: 'refused', waitSeconds: 540 });
    expect(await tryFrom('5.6.7.8', true)).toEqual({ is: 'right' });
    now += 9 * MINUTE_MS;
    expect(await tryFrom('1.2.3.4', true)).toEqual({ is: 'right' });
  });

  test('right passwords do not count', async () => {
    for (let count = 0; count < 12; count += 1)
      expect(await tryFrom('1.2.3.4', true)).toEqual({ is: 'right' });
  });

  test('two processes that need the secret of the store at once have the same', async () => {
    const secrets = await Promise.all(engines.map(storeSecret));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });
});

test('a hundred wrong passwords of all networks in ten minutes make all wait', async () => {
  const engine = (await newFolder()).connect();
  // Nothing here depends on the disk.
  await engine.query('PRAGMA synchronous = OFF');
  const networks = Array.from({ length: 110 }, (_, index) => `network ${index}`);
  const outcomes = await Promise.all(
    networks.map((network) => tryPassword(engine, network, () => false)),
  );
  expect(outcomes.filter(({ is }) => is === 'wrong')).toHaveLength(100);
});
