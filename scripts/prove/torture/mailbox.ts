import { type MailFault, mailFaults, startMailReceiver } from '../real/mail-receiver.ts';
import type { Workflow } from './workflow.ts';

export type Mailbox = Workflow & { copies: () => number; lostAnswers: () => number };

/** Where requests arrive by mail. A mailbox shows two mails with one Message-ID as one. */
export async function startMailbox(
  fault: () => MailFault | undefined = () => undefined,
): Promise<Mailbox> {
  let lastCall = Date.now();
  const chooseFault = () => {
    lastCall = Date.now();
    return fault();
  };
  let server = await startMailReceiver();
  server.behave(chooseFault);
  const { port, mails } = server;

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
    goAway: () => server.close(),
    async comeBack() {
      server = await startMailReceiver({ port, mails });
      server.behave(chooseFault);
    },
  };
}

const ADDRESSES = { MAIL_FROM: 'site@agency.example', MAIL_TO: 'ann@agency.example' };

const LOSES_ANSWER: readonly MailFault[] = ['takes it, then drops', 'takes it, then hangs'];

/** Each but the one that every round would wait a minute for. */
export const faultsToTry = Object.keys(mailFaults).filter(
  (name): name is MailFault => name in mailFaults && !name.includes('hang'),
);
