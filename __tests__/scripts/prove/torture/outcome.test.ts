import {
  brokenPromises,
  isFailure,
  type Outcome,
  report,
} from '../../../../scripts/prove/torture/outcome.ts';

const WELL = {
  asked: 10,
  acknowledged: 10,
  lost: 0,
  delivered: 10,
  processedTwice: 0,
  inFlightTwice: 0,
};

const anOutcome = (changes: Partial<typeof WELL>): Outcome => {
  const counts = { ...WELL, ...changes };
  return {
    ...{ scenario: 'kill -9', kind: 'embedded', figure: '100 kills' },
    ...{ counts, broken: brokenPromises(counts) },
  };
};

test('a scenario that lost nothing and did nothing twice holds', () => {
  expect(isFailure(anOutcome({}))).toBe(false);
  expect(report([anOutcome({})])).toMatch(
    /kill -9 +embedded +10 +10 +0 +10 +0 +0 +yes +100 kills$/,
  );
});

test.each([
  [{ acknowledged: 9 }, '1 were never acknowledged'],
  [{ lost: 2 }, '2 were lost'],
  [{ processedTwice: 3 }, '3 were processed twice'],
  [{ inFlightTwice: 4 }, '4 were in flight twice'],
  [{ asked: 0, acknowledged: 0 }, 'no form was sent, so nothing was shown'],
])('a scenario with %j is broken, and says so', (changes, sentence) => {
  const outcome = anOutcome(changes);

  expect(isFailure(outcome)).toBe(true);
  expect(report([outcome])).toContain(`BROKEN: kill -9, embedded: ${sentence}`);
});

test('a scenario that broke off has failed', () => {
  const outcome: Outcome = { scenario: 'load', kind: 'PostgreSQL', failed: 'no database' };

  expect(isFailure(outcome)).toBe(true);
  expect(report([outcome])).toContain('FAILED: load, PostgreSQL: no database');
});

test('what this machine does not allow is named, and neither passed nor failed', () => {
  const outcome: Outcome = {
    scenario: 'power cut',
    kind: 'embedded',
    notShown: 'mounting needs root',
  };

  expect(isFailure(outcome)).toBe(false);
  expect(report([outcome])).toMatch(
    /not shown\nNOT SHOWN: power cut, embedded: mounting needs root$/,
  );
  expect(report([outcome])).not.toContain('yes');
});
