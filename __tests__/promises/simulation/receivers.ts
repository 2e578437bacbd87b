import type { sendMail } from '#server/mail/smtp.ts';
import { unansweredAttempt } from '#server/queue/attempt.ts';
import { isReminder } from '../../kit/is-reminder.ts';
import { drawn } from './draw.ts';
import { whoActs } from './site.ts';
import { aborted } from './virtual-time.ts';

export const faults = ['refuses', 'hangs', 'loses its answer', 'asks to wait an hour'] as const;
export const mailFaults = ['is not there'] as const;

/** 0 breaks the connection. */
const STATUSES = [404, 415, 422, 422, 500, 503, 0];
const TIMES_WRONG = 12;

export type Call = {
  id: string;
  marker: string;
  by: { isAlive: boolean };
  at: number;
  /** Sent by the route while the store fails, not by the lane. */
  isDirect: boolean;
  endedAt?: number;
  answer?: number;
};

/** `what` names the reminder of a visitor, whatever the mail's id is. */
export type Mail = { id: string; what: string; at: number };

type Hear = { hears(call: Call): void; mailArrives(mail: Mail): void };

/** The workflow compares ids, as the docs require. */
export function newReceivers(seed: string, watch: () => Hear) {
  const isSlow = drawn(`${seed} slow`) < 0.3;
  const takes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const post: typeof sendMail = async ({ id, subject }, { to }) => {
    const by = whoActs()?.process;
    await takes(20 + 4_000 * drawn(`${seed} ${id} ${Date.now()}`) ** 4);
    if (receivers.mailFault || !by?.isAlive) return unansweredAttempt('ECONNREFUSED');
    const mail = { id, what: isReminder(subject) ? `the reminder ${to}` : id, at: Date.now() };
    watch().mailArrives(mail);
    receivers.mails.push(mail);
    return { verdict: 'accepted', answer: '250' };
  };

  async function answer(init: RequestInit) {
    const { process: by, isDirect } = whoActs() ?? { process: { isAlive: false }, isDirect: false };
    const id = new Headers(init.headers).get('webhook-id') ?? '';
    const { name: marker } = JSON.parse(String(init.body));
    const call: Call = { id, marker, by, at: Date.now(), isDirect };
    watch().hears(call);
    receivers.calls.push(call);
    try {
      const status = await Promise.race([statusFor(call), aborted(init.signal)]);
      if (by.isAlive) call.answer = status;
      if (status === 0) throw Object.assign(new Error(), { code: 'ECONNRESET' });
      const waits: HeadersInit = status === 429 ? { 'Retry-After': '3600' } : {};
      return new Response(null, { status, headers: waits });
    } finally {
      call.endedAt = Date.now();
    }
  }

  async function statusFor({ id, marker, at }: Call) {
    const { fault, calls, done } = receivers;
    const draw = drawn(`${seed} ${id} ${at}`);
    await takes(isSlow && draw < 0.4 ? 5_000 + 150_000 * draw : 20 + 4_000 * draw ** 4);
    if (fault === 'hangs') await takes(10 ** 9);
    if (fault === 'refuses') return 503;
    if (fault === 'asks to wait an hour') return 429;
    const failsAlone = marker.startsWith('fails alone');
    if (failsAlone && calls.filter((call) => call.id === id).length < TIMES_WRONG)
      return STATUSES[Math.floor(drawn(`${seed} ${marker}`) * STATUSES.length)] ?? 0;
    if (!done.has(id)) done.set(id, { at: Date.now(), marker });
    return fault === 'loses its answer' ? 0 : 200;
  }

  const receivers = {
    answer,
    post,
    calls: [] as Call[],
    mails: [] as Mail[],
    done: new Map<string, { at: number; marker: string }>(),
    fault: undefined as (typeof faults)[number] | undefined,
    mailFault: undefined as (typeof mailFaults)[number] | undefined,
  };
  return receivers;
}

export type Receivers = ReturnType<typeof newReceivers>;
