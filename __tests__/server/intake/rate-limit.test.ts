import { rateLimit } from '#server/intake/rate-limit.ts';

function aLimit(changes: { networks?: number } = {}) {
  const clock = { ms: 0 };
  const limit = rateLimit({
    burst: 30,
    perMinute: 30,
    networks: 100,
    now: () => clock.ms,
    ...changes,
  });
  return { clock, ...limit };
}

test('ten requests a minute, all day long, are never limited', () => {
  const { clock, secondsToWait } = aLimit();
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    clock.ms = minute * 60_000;
    for (let request = 0; request < 10; request += 1) expect(secondsToWait('visitor')).toBe(0);
  }
});

test('after its burst an address waits as long as it was told, and no longer', () => {
  const { clock, secondsToWait } = aLimit();
  for (let request = 0; request < 30; request += 1) expect(secondsToWait('flood')).toBe(0);
  expect(secondsToWait('flood')).toBe(2);

  clock.ms = 1_999;
  expect(secondsToWait('flood')).toBe(1);
  clock.ms = 2_000;
  expect(secondsToWait('flood')).toBe(0);
  expect(secondsToWait('flood')).toBe(2);
});

test('whoever was away for long has no more to spend than anybody', () => {
  const { clock, secondsToWait } = aLimit();
  secondsToWait('visitor');
  clock.ms = 24 * 60 * 60_000;
  for (let request = 0; request < 30; request += 1) expect(secondsToWait('visitor')).toBe(0);
  expect(secondsToWait('visitor')).toBe(2);
});

test('one address that floods leaves the others alone', () => {
  const { secondsToWait } = aLimit();
  for (let request = 0; request < 1_000; request += 1) secondsToWait('flood');
  expect(secondsToWait('visitor')).toBe(0);
});

test('ten thousand addresses take the room of as many as are remembered', () => {
  const { secondsToWait, networkCount } = aLimit({ networks: 100 });
  for (let address = 0; address < 10_000; address += 1) secondsToWait(`address ${address}`);
  expect(networkCount()).toBe(100);
});

test('an address that keeps flooding is not forgotten while others come and go', () => {
  const { secondsToWait } = aLimit({ networks: 100 });
  for (let request = 0; request < 30; request += 1) secondsToWait('flood');
  for (let address = 0; address < 1_000; address += 1) {
    secondsToWait(`address ${address}`);
    expect(secondsToWait('flood')).toBeGreaterThan(0);
  }
});
