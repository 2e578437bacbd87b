import type { Shown } from './outcome.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { StoreKind } from './stores.ts';

/** One way to lose a request, tried on one store. */
export type Scenario = {
  name: string;
  storeKinds: readonly StoreKind[];
  /** Where a short run tries it, if not on all of them: some figures say nothing beside other work. */
  shortOn?: readonly StoreKind[];
  /** Why this machine does not allow it; nothing where it does. */
  whyNot?: () => string | undefined;
  run: (conditions: Conditions) => Promise<Shown>;
};

export type Conditions = Size & { kind: StoreKind; random: SeededRandom };

export type Size = { readonly [name in keyof (typeof sizes)['long']]: number };

/** How often and how long: the long form shows the figures of the promise, the short one runs in `npm test`. */
export const sizes = {
  short: {
    kills: 2,
    stops: 2,
    powerCuts: 1,
    restarts: 2,
    deployments: 6,
    roundsOfFaults: 1,
    restMs: 300,
    stormMs: 1_000,
    frozenMs: 6_000,
    lockedMs: 5_000,
    longestRecoveryMs: 30_000,
    loadMs: 4_000,
    leastPerSecond: 0,
    blows: 10,
    junkPosts: 500,
    neighbourMs: Number.POSITIVE_INFINITY,
  },
  long: {
    kills: 100,
    stops: 50,
    powerCuts: 5,
    restarts: 10,
    deployments: 30,
    roundsOfFaults: 3,
    restMs: 60,
    stormMs: 10_000,
    frozenMs: 8_000,
    lockedMs: 14_000,
    longestRecoveryMs: 10_000,
    loadMs: 60_000,
    leastPerSecond: 300,
    blows: 200,
    junkPosts: 10_000,
    neighbourMs: 500,
  },
} as const;
