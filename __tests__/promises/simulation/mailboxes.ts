import type { sendMail } from '#server/delivery/mail.ts';
import { drawn } from './draw.ts';
import { whoActs } from './site.ts';

export const mailFaults = ['is not there', 'greylists', 'takes it, then drops'] as const;
export type MailFault = (typeof mailFaults)[number];

export type Arrival = { id: string; at: number; confirmedAt: number };

/** The visitors' mailboxes, behind one mail server. */
export function newMailboxes(seed: string, hear: (arrival: Arrival) => void) {
  const post: typeof sendMail = async ({ id }) => {
    const by = whoActs()?.process;
    const takesMs = 20 + 4_000 * drawn(`${seed} ${id} ${Date.now()}`) ** 4;
    await new Promise((resolve) => setTimeout(resolve, takesMs));
    const refusal = { kind: 'rejected', status: 451, retryAfterMs: undefined } as const;
    const { fault, arrivals } = mailboxes;
    if (fault === 'greylists') return { ...refusal, isAboutRow: true, isTemporary: true };
    if (fault === 'is not there' || !by?.isAlive) return { kind: 'none', reason: 'ECONNREFUSED' };
    const isLost = fault === 'takes it, then drops';
    const arrival = { id, at: Date.now(), confirmedAt: isLost ? Infinity : Date.now() };
    hear(arrival);
    arrivals.push(arrival);
    return isLost ? { kind: 'none', reason: 'ECONNRESET' } : { kind: 'accepted', status: 250 };
  };

  const mailboxes = { post, arrivals: [] as Arrival[], fault: undefined as MailFault | undefined };
  return mailboxes;
}

export type Mailboxes = ReturnType<typeof newMailboxes>;
