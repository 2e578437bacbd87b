import { allBehaviours, type Behaviour } from '../real/receiver-behaviours.ts';
import { until } from '../real/until.ts';
import { besiege } from './besiege.ts';
import type { Scenario } from './scenario.ts';
import { newStore, storeKinds } from './stores.ts';

const PATIENCE_MS = 400_000;

/** Those that a run would wait for too long; the tests of delivery show them by a clock of their own. */
const TOO_LONG: readonly Behaviour[] = [
  'asks to wait two minutes',
  'asks to wait until a time in a minute and a half',
  'asks to wait a day',
];
const FAULTS = allBehaviours.filter((name) => name !== 'accepts' && !TOO_LONG.includes(name));
const HANGS = FAULTS.filter((name) => name.includes('hang'));

/** A receiver that gets every call wrong that can be got wrong, and then does its work. */
export const faultyReceiver: Scenario = {
  name: 'faulty receiver',
  storeKinds,
  run: async ({ kind, random, roundsOfFaults, hangs }) => {
    const round = [...FAULTS.filter((name) => !HANGS.includes(name)), ...HANGS.slice(0, hangs)];
    const toCome = Array.from({ length: roundsOfFaults }, () => random.shuffled(round)).flat();
    const total = toCome.length;
    // A third of the first calls goes wrong, and some of the second ones: the waits between tries grow, and now and
    // then three in a row pause the lane. If all did, one probe after another would fail, half a minute apart.
    const chances = [0, 0.33, 0.2];
    const mood = (call: number) =>
      random.between(0, 1) < (chances[call] ?? 0) ? toCome.shift() : undefined;

    return besiege(
      { scenario: 'faulty receiver', store: await newStore(kind), random, restMs: 600, mood },
      async () => {
        await until(() => toCome.length === 0, PATIENCE_MS, 'not every fault had its turn');
        return { figure: `${round.length} kinds of fault, ${total} calls` };
      },
    );
  },
};
