import { whileDelivering } from '#server/delivery/delivery-signal.ts';
import { inLine } from '#server/http/answer-request.ts';

test('of a crowd a few begin in each turn of the event loop, in the order in which they came', async () => {
  expect(await begunTurnByTurn(80)).toEqual([32, 64, 80]);
});

test('beside a delivery they begin one by one, and together again after it', async () => {
  await whileDelivering(async () => {
    expect(await begunTurnByTurn(3)).toEqual([1, 2, 3]);
  });
  expect(await begunTurnByTurn(3)).toEqual([3]);
});

async function begunTurnByTurn(crowd: number) {
  const begun: number[] = [];
  const counts: number[] = [];
  for (let one = 0; one < crowd; one += 1) inLine(() => begun.push(one));
  while (begun.length < crowd) {
    await new Promise(setImmediate);
    counts.push(begun.length);
  }
  expect(begun).toEqual(begun.toSorted((one, other) => one - other));
  return counts;
}
