import { setTimeout as pause } from 'node:timers/promises';
import { allMailFaults, type MailFault, startMailReceiver } from '../real/mail-receiver.ts';
import { until } from '../real/until.ts';
import { besiege, type Workflow } from './besiege.ts';
import type { Scenario } from './scenario.ts';
import { newStore, storeKinds } from './stores.ts';

const PATIENCE_MS = 400_000;

/** The same promises where requests go by mail: a server that gets it wrong, goes away, and sites that are killed. */
export const mail: Scenario = {
  name: 'mail',
  storeKinds,
  run: async ({ kind, random, roundsOfFaults, kills, stormMs }) => {
    const round = Array.from({ length: roundsOfFaults }, () => random.shuffled(faultsToTry)).flat();
    const toCome = [...round];
    // Three in a row would pause the lane, and then one probe after another would fail, half a minute apart.
    const mailbox = await startMailbox(() =>
      random.between(0, 1) < 0.3 ? toCome.shift() : undefined,
    );
    const store = await newStore(kind);
    return besiege(
      { scenario: 'mail', store, random, restMs: 600, workflow: mailbox },
      async ({ sites }) => {
        await until(() => toCome.length === 0, PATIENCE_MS, 'not every fault had its turn');
        const copies = mailbox.copies();
        const broken = copies > mailbox.lostAnswers() ? [`${copies} came twice for no reason`] : [];
        await mailbox.close();
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

type Mailbox = Workflow & { copies: () => number; lostAnswers: () => number };

/** Where requests arrive by mail. A mailbox shows two mails with one Message-ID as one. */
export async function startMailbox(
  fault: () => MailFault | undefined = () => undefined,
): Promise<Mailbox> {
  let lastCall = Date.now();
  const chooseFault = () => {
    lastCall = Date.now();
    return fault();
  };
  const { port, mails, behave, close, comeBack } = await startMailReceiver();
  behave(chooseFault);

  return {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, ...ADDRESSES },
    get processed() {
      return new Map(mails.map(({ id }) => [id, 1]));
    },
    twiceInFlight: new Set<string>(),
    idleMs: () => Date.now() - lastCall,
    /** How many came again, and how often the answer was lost, which alone may be the reason. */
    copies: () => mails.length - new Set(mails.map(({ id }) => id)).size,
    lostAnswers: () =>
      mails.filter(({ fault }) => fault !== undefined && LOSES_ANSWER.includes(fault)).length,
    close,
    async comeBack() {
      await comeBack();
      lastCall = Date.now();
    },
  };
}

const ADDRESSES = {
  MAIL_FROM: 'site@agency.example',
  MAIL_TO: 'ann@agency.example,bob@agency.example',
};

const LOSES_ANSWER: readonly MailFault[] = ['takes it, then drops', 'takes it, then hangs'];

/** Each but the one that every round would wait a minute for. */
const faultsToTry = allMailFaults.filter((name) => !name.includes('hang'));
