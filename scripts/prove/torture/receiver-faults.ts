import { setTimeout as pause } from 'node:timers/promises';
import { allMailFaults, type MailFault, startMailReceiver } from '../real/mail-receiver.ts';
import { allBehaviours, type Behaviour } from '../real/receiver-behaviours.ts';
import { until } from '../real/until.ts';
import { besiege, startWorkflow, type Workflow } from './besiege.ts';
import type { Conditions, Scenario } from './scenario.ts';
import { storeKinds } from './stores.ts';

const PATIENCE_MS = 400_000;

/** A receiver gets every call wrong that can be got wrong; then it goes away, sites end meanwhile, and it comes back. */
export const receiverFaults: readonly Scenario[] = [
  {
    name: 'faulty receiver',
    storeKinds,
    run: async (conditions) => suffer(conditions, await startFaultyWebhook(conditions)),
  },
  {
    name: 'mail',
    storeKinds,
    shortOn: ['embedded'],
    run: async (conditions) => suffer(conditions, await startFaultyMailbox(conditions)),
  },
];

type Faulty = {
  workflow: Workflow;
  /** Those that had no turn yet. */
  toCome: readonly string[];
  /** How many came again though no answer was lost. */
  needlessCopies?: () => number;
};

async function suffer(conditions: Conditions, { workflow, toCome, needlessCopies }: Faulty) {
  const total = toCome.length;
  return besiege(
    conditions,
    async ({ sites, crowd }) => {
      await until(() => toCome.length === 0, PATIENCE_MS, 'not every fault had its turn');
      const copies = needlessCopies?.() ?? 0;
      await workflow.close();
      const before = crowd.acknowledged.size;
      await pause(conditions.stormMs);
      for (const which of [0, 1] as const) await sites.restart(which, 'SIGKILL');
      await sites.restart(0, 'SIGTERM');
      const kept = () => crowd.acknowledged.size - before;
      await until(() => kept() > 0, 20_000, 'nothing was accepted while the receiver was away');
      await workflow.comeBack();
      return {
        figure: `${total} faults, ${kept()} kept while it was away`,
        broken: copies > 0 ? [`${copies} came twice for no reason`] : [],
      };
    },
    { workflow, restMs: 1_000 },
  );
}

/** Those that a run would wait for too long; the tests of delivery show them by a clock of their own. */
const TOO_LONG: readonly Behaviour[] = [
  'asks to wait two minutes',
  'asks to wait until a time in a minute and a half',
  'asks to wait a day',
];
const FAULTS = allBehaviours.filter((name) => name !== 'accepts' && !TOO_LONG.includes(name));
const HANGS = FAULTS.filter((name) => name.includes('hang'));

/**
 * A third of the first calls goes wrong, and some of the second ones: the waits between tries grow, and now and
 * then three in a row pause the lane. If all did, one probe after another would fail, half a minute apart.
 */
const CHANCES = [0, 0.33, 0.2];

async function startFaultyWebhook(conditions: Conditions): Promise<Faulty> {
  const { random, roundsOfFaults, hangs } = conditions;
  const round = [...FAULTS.filter((name) => !HANGS.includes(name)), ...HANGS.slice(0, hangs)];
  const toCome = Array.from({ length: roundsOfFaults }, () => random.shuffled(round)).flat();
  const workflow = await startWorkflow(random);
  const faultByChance = inTurn(toCome, conditions);
  workflow.behave((_, call) => faultByChance(CHANCES[call] ?? 0) ?? 'accepts');
  return { workflow, toCome };
}

/** A call that goes wrong takes the next fault. In a short run never two in a row: a paused lane waits up to a minute. */
function inTurn<Fault>(toCome: Fault[], { random, faultsInARow }: Conditions) {
  let inARow = 0;
  return (chance: number) => {
    const goesWrong = inARow < faultsInARow && random.between(0, 1) < chance;
    const fault = goesWrong ? toCome.shift() : undefined;
    inARow = fault === undefined ? 0 : inARow + 1;
    return fault;
  };
}

/** Each but the one that every round would wait a minute for. */
const MAIL_FAULTS = allMailFaults.filter((name) => !name.includes('hang'));
const LOSES_ANSWER: MailFault = 'takes it, then drops';

/** A mailbox shows two mails with one Message-ID as one. */
async function startFaultyMailbox(conditions: Conditions): Promise<Faulty> {
  const { random, roundsOfFaults } = conditions;
  const toCome = Array.from({ length: roundsOfFaults }, () => random.shuffled(MAIL_FAULTS)).flat();
  const { port, mails, behave, ...server } = await startMailReceiver();
  const faultByChance = inTurn(toCome, conditions);
  let lastCall = Date.now();
  behave(() => {
    lastCall = Date.now();
    return faultByChance(0.3);
  });
  const workflow = {
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'site@agency.example',
      MAIL_TO: 'ann@agency.example,bob@agency.example',
    },
    get processed() {
      return new Map(mails.map(({ id }) => [id, 1]));
    },
    twiceInFlight: new Set<string>(),
    idleMs: () => Date.now() - lastCall,
    close: server.close,
    async comeBack() {
      await server.comeBack();
      lastCall = Date.now();
    },
  };
  return {
    workflow,
    toCome,
    needlessCopies: () =>
      mails.length -
      new Set(mails.map(({ id }) => id)).size -
      mails.filter(({ fault }) => fault === LOSES_ANSWER).length,
  };
}
