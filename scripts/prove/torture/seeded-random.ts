import seedrandom from 'seedrandom';

export type SeededRandom = ReturnType<typeof seededRandom>;

/** Randomness that can be had again: a run prints its seed, and `--seed` takes it. */
export function seededRandom(seed: string) {
  const next = seedrandom(seed);
  return {
    between: (low: number, high: number) => low + next() * (high - low),
    pick<T>(choices: readonly [T, ...T[]]): T {
      return choices[Math.floor(next() * choices.length)] ?? choices[0];
    },
    /** A source of its own, so that scenarios running side by side do not draw from one another. */
    branch: (name: string) => seededRandom(`${seed}/${name}`),
  };
}
