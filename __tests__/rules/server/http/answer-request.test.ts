import { inLine } from '#server/http/answer-request.ts';

test('of a crowd a few begin in each turn of the event loop, in the order in which they came', async () => {
  const begun: number[] = [];
  const counts: number[] = [];
  for (let one = 0; one < 40; one += 1) inLine(() => begun.push(one));
  while (begun.length < 40) {
    await new Promise(setImmediate);
    counts.push(begun.length);
  }
  expect(begun).toEqual(begun.toSorted((one, other) => one - other));
  expect(counts).toEqual([16, 32, 40]);
});
