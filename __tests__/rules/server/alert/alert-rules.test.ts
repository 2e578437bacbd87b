import { newsIn, troublesIn } from '#server/alert/alert-rules.ts';
import type { StoreHealth } from '#server/store-health.ts';

const healthy: StoreHealth = {
  leftBehind: 0,
  undelivered: 0,
  late: 0,
  oldestUndeliveredSeconds: null,
  pausedBecause: null,
  freeMegabytes: null,
  isFull: false,
  parked: 0,
  held: 0,
  heldOverQuota: 0,
  lastDeliveredAt: null,
  pausedSince: null,
  nextProbeAt: null,
  calendarsAway: 0,
  eventsNotUnderstood: 0,
  lastParkedAt: null,
  lastSpamAt: null,
  lastOverQuotaAt: null,
};

test.each([
  [null, []],
  [200, []],
  [199, [{ kind: 'disk', text: expect.stringContaining('Only 199 MB are free') }]],
])('an alert reports %s MB of free disk if that is little', (freeMegabytes, told) => {
  expect(troublesIn({ ...healthy, freeMegabytes })).toMatchObject(told);
});

test('an alert reports parked requests and the command that lists them', () => {
  expect(newsIn(healthy)).toEqual([]);
  expect(newsIn({ ...healthy, parked: 2, lastParkedAt: 1 })).toEqual([
    {
      kind: 'parked',
      happenedAt: 1,
      text: expect.stringMatching(/^2 requests are parked: .* list --state parked$/),
    },
  ]);
});

test('an alert reports requests in an earlier store and the command that restores them', () => {
  const left = expect.stringMatching(/^10 requests are left .* npm run outbox -- restore data/);
  expect(troublesIn({ ...healthy, leftBehind: 10 })).toMatchObject([{ text: left }]);
});

test('an alert says that a calendar is away for a day, what it means and where to look', () => {
  const calendar = expect.stringMatching(/calendar .* every time is offered.* log says which/);
  expect(troublesIn({ ...healthy, calendarsAway: 1 })).toEqual([
    { kind: 'calendar', text: calendar },
  ]);
});
