import {
  curveOf,
  downwards,
  leanOf,
  outgoing,
  returning,
  sideways,
} from '#features/home/graph-lines.tsx';

type Point = { across: number; down: number };

/** The numbers of a path of one curve: where it begins, its two handles, where it ends. */
function pointsOf(path: string): [Point, Point, Point, Point] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (index: number) => ({
    across: numbers[2 * index] ?? Number.NaN,
    down: numbers[2 * index + 1] ?? Number.NaN,
  });
  return [at(0), at(1), at(2), at(3)];
}

const bezier = (share: number, [a, b, c, d]: [number, number, number, number]) =>
  a * (1 - share) ** 3 +
  3 * b * share * (1 - share) ** 2 +
  3 * c * share ** 2 * (1 - share) +
  d * share ** 3;

/** How far an easing has come at a share of its time; those of the graph are told by a handle at each third. */
function eased(easing: string, share: number) {
  const [, first = Number.NaN, , second = Number.NaN] = (easing.match(/[\d.]+/g) ?? []).map(Number);
  return bezier(share, [0, first, second, 1]);
}

const ways = [...outgoing, ...returning];

test.each(ways)(
  'what moves sideways and down at once travels on the line that goes $across',
  (way) => {
    const [start, leaving, arriving, end] = pointsOf(curveOf(way));
    for (const share of [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]) {
      const across = bezier(share, [start.across, leaving.across, arriving.across, end.across]);
      const down = bezier(share, [start.down, leaving.down, arriving.down, end.down]);
      expect(way.from.across + way.across * eased(sideways, share)).toBeCloseTo(across, 0);
      expect(way.from.down + way.down * eased(downwards, share)).toBeCloseTo(down, 0);
    }
  },
);

test.each(ways)('half-way along $across it leans as the line does there', (way) => {
  const [start, leaving, arriving, end] = pointsOf(curveOf(way));
  const step = 0.001;
  const slope = (at: 'across' | 'down') => {
    const line: [number, number, number, number] = [start[at], leaving[at], arriving[at], end[at]];
    return bezier(0.5 + step, line) - bezier(0.5 - step, line);
  };
  const lean = (Math.atan2(-slope('across'), slope('down')) * 180) / Math.PI;
  expect(Math.abs(leanOf(way) - lean)).toBeLessThanOrEqual(1);
});

test('the drawing is the same on both sides', () => {
  const places = outgoing.map(({ across, down }) => ({ across, down }));
  expect(places.map(({ across, down }) => ({ across: 0 - across, down })).reverse()).toEqual(
    places.map(({ across, down }) => ({ across: 0 + across, down })),
  );
});

test('all of them end where the answer stands', () => {
  const ends = returning.map(({ from, across, down }) => [from.across + across, from.down + down]);
  for (const [across, down] of ends) {
    expect(across).toBeCloseTo(50);
    expect(down).toBeCloseTo(ends[0]?.[1] ?? 0);
  }
});
