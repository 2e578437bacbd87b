import type { sendMail } from '#server/delivery/mail.ts';
import { drawn } from './draw.ts';
import { whoActs } from './site.ts';

export const mailFaults = ['is not there', 'greylists', 'takes it, then drops'] as const;
export type MailFault = (typeof mailFaults)[number];

export type Arrival = { id: string; at: number; confirmedAt: number };

/** The visitors' mailboxes, behind one mail server. */
export function newMailboxes(seed: string, hear: (arrival: Arrival, earlier: Arrival[]) => void) {
  const arrivals: Arrival[] = [];
  let fault: MailFault | undefined;

  const post: typeof sendMail = async ({ id }) => {
    const by = whoActs()?.process;
    const at = Date.now();
    const takesMs = 20 + 4_000 * drawn(`${seed} ${id} ${at}`) ** 4;
    await new Promise((resolve) => setTimeout(resolve, takesMs));
    const refusal = { kind: 'rejected', status: 451, retryAfterMs: undefined } as const;
    if (fault === 'greylists') return { ...refusal, isAboutRow: true, isTemporary: true };
    if (fault === 'is not there' || !by?.isAlive) return { kind: 'none', reason: 'ECONNREFUSED' };
    const arrival = { id, at: Date.now(), confirmedAt: Infinity };
    const isSame = (each: Arrival) => each.id === id;
    hear(arrival, arrivals.filter(isSame));
    arrivals.push(arrival);
    if (fault === 'takes it, then drops') return { kind: 'none', reason: 'ECONNRESET' };
    arrival.confirmedAt = arrival.at;
    return { kind: 'accepted', status: 250 };
  };

  return {
    post,
    arrivals,
    fault: () => fault,
    behave(next: MailFault | undefined) {
      fault = next;
    },
  };
}

export type Mailboxes = ReturnType<typeof newMailboxes>;
