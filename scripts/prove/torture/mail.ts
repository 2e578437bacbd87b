import { setTimeout as pause } from 'node:timers/promises';
import { besiege } from './besiege.ts';
import { faultsToTry, startMailbox } from './mailbox.ts';
import type { Step } from './step.ts';
import { engines, newStore } from './stores.ts';
import { until } from './until.ts';

const PATIENCE_MS = 400_000;

/** The same promises where requests go by mail: a server that gets it wrong, goes away, and sites that are killed. */
export const mail: Step = {
  name: 'mail',
  engines,
  run: async ({ engine, random, roundsOfFaults, kills, stormMs }) => {
    const round = Array.from({ length: roundsOfFaults }, () => random.shuffled(faultsToTry)).flat();
    const toCome = [...round];
    // Three in a row would pause the lane, and then one probe after another would fail, half a minute apart.
    const mailbox = await startMailbox(() =>
      random.between(0, 1) < 0.3 ? toCome.shift() : undefined,
    );
    const store = await newStore(engine);
    return besiege(
      { step: 'mail', store, random, restMs: 600, workflow: mailbox },
      async ({ sites }) => {
        await until(() => toCome.length === 0, PATIENCE_MS, 'not every fault had its turn');
        const copies = mailbox.copies();
        const broken = copies > mailbox.lostAnswers() ? [`${copies} came twice for no reason`] : [];
        await mailbox.goAway();
        await pause(stormMs);
        for (let kill = 0; kill < kills; kill += 1)
          await sites.restart(kill % 2 ? 1 : 0, 'SIGKILL');
        await sites.restart(0, 'SIGTERM');
        await mailbox.comeBack();
        return { figure: `${round.length} faults, ${copies} twice, ${kills} kills`, broken };
      },
    );
  },
};
