import { seededRandom } from '../../../../scripts/prove/torture/seeded-random.ts';

const drawn = (seed: string) => {
  const random = seededRandom(seed);
  return [random.between(0, 500), random.pick(['a', 'b', 'c']), random.shuffled([1, 2, 3])];
};

test('a seed brings the same run again, and another seed another one', () => {
  expect(drawn('one')).toEqual(drawn('one'));
  expect(drawn('one')).not.toEqual(drawn('two'));
});

test('scenarios that run side by side do not draw from one another', () => {
  const random = seededRandom('one');
  const draw = (scenario: string) => random.branch(scenario).between(0, 1);
  const before = draw('kill -9');
  random.between(0, 1);

  expect(draw('kill -9')).toBe(before);
  expect(draw('load')).not.toBe(before);
});
