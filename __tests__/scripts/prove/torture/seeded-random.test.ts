import { seededRandom } from '../../../../scripts/prove/torture/seeded-random.ts';

const drawn = (seed: string) => {
  const random = seededRandom(seed);
  return [
    random.between(0, 500),
    random.pick(['a', 'b', 'c']),
    random.shuffled([1, 2, 3]),
    random.uuid(),
  ];
};

test('a seed brings the same run again, and another seed another one', () => {
  expect(drawn('one')).toEqual(drawn('one'));
  expect(drawn('one')).not.toEqual(drawn('two'));
});

test('steps that run side by side do not draw from one another', () => {
  const random = seededRandom('one');
  const before = random.branch('kill -9').uuid();
  random.uuid();

  expect(random.branch('kill -9').uuid()).toBe(before);
  expect(random.branch('load').uuid()).not.toBe(before);
});

test('an id looks like the ones that browsers make', () => {
  expect(seededRandom('one').uuid()).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
  );
});
