import { callOver } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { type ConsultationRequest, webhookBody } from '#domain/consultation-request.ts';
import { isOffered } from '#domain/offered-call.ts';
import { needsAgreement } from './calendar/diary.ts';
import { signalDelivery } from './delivery/delivery-signal.ts';
import { submit } from './delivery/receiver.ts';
import type { Submission } from './delivery/submission.ts';
import { environment } from './environment.ts';
import type { Intake } from './intake/intake.ts';
import { failureCode, log } from './log.ts';
import { ourOutbox } from './outbox/open-outbox.ts';
import type { NewRequest, Outbox } from './outbox/outbox.ts';
import { processWide } from './process-wide.ts';
import { uuidOf } from './uuid-of.ts';

/** A visitor waits for it. */
const DIRECT_TIMEOUT_MS = 10_000;

export type Outcome = {
  outcome: 'stored' | 'delivered' | 'not stored';
  /** Nothing unless a call was asked for by the agency's clock. */
  isCallTaken?: boolean | undefined;
  /** Where its visitor can change the call, if this very post has made that known. */
  callLink?: string | undefined;
};

/** Puts a request where it cannot be lost. Only 'not stored' leaves it to the visitor's local copy. */
export async function keepRequest(given: Intake): Promise<Outcome> {
  const { origin, call } = given;
  const words = { body: webhookBody(given.request), ...origin };
  const isOnOurClock = call !== undefined;
  const isCallTaken = await isToAgreeOn(given.request, origin.callAt);
  const over = callOver(given.request.callDate, origin.callAt, Date.now());
  const row = { ...words, ...call, isCallTaken, reservedUntil: over };
  const { added, id, heldBecause } = await store(row, given);
  if (added !== 'not stored')
    return {
      outcome: 'stored',
      isCallTaken: isOnOurClock ? await isMarked(id) : undefined,
      callLink: added === 'added' ? call?.callLink : undefined,
    };
  // What would be held is not sent: a person's browser tries again.
  const callTaken = isOnOurClock || isCallTaken;
  const isDelivered =
    heldBecause === undefined && (await deliverDirectly({ id, ...words, callTaken }));
  return {
    outcome: isDelivered ? 'delivered' : 'not stored',
    isCallTaken: isOnOurClock || undefined,
  };
}

/** Whether a call can only be had if somebody agrees. Never a reason to refuse: an earlier page may have offered it. */
async function isToAgreeOn(request: ConsultationRequest, callAt: number | null) {
  const { callDate, callTime, submittedAt } = request;
  if (!callDate || !callTime) return false;
  return callHours.timeZone === undefined
    ? !isOffered(callDate, callTime, submittedAt)
    : needsAgreement(callAt);
}

/** As it was decided when the request was first stored. */
async function isMarked(id: string) {
  const found = await ourOutbox()
    .find(id)
    .catch(() => undefined);
  return found?.callTaken ?? true;
}

type Given = Pick<Intake, 'id' | 'heldBecause' | 'heldAnew'>;
type Added = Awaited<ReturnType<Outbox['add']>>;
type Kept = Given & { added: Exclude<Added, 'full'> | 'not stored' };

async function store(row: Omit<NewRequest, 'id' | 'heldBecause'>, given: Given): Promise<Kept> {
  const { id, heldBecause } = given;
  try {
    const outcome = await ourOutbox().add({ ...row, id, heldBecause });
    const anew = outcome === 'known' && (await askedAnew(given));
    if (anew) return store(row, anew);
    if (outcome === 'added') signalDelivery();
    if (outcome === 'full') log.error('Store is full, requests go to the webhook directly', { id });
    else log.info('Request kept', { id, outcome, heldBecause });
    return { ...given, added: outcome === 'full' ? 'not stored' : outcome };
  } catch (failure) {
    log.error('Store failed', { id, reason: failureCode(failure) });
    return { ...given, added: 'not stored' };
  }
}

/** The same words after their call was moved or cancelled: a request of its own, and two tries of it are one. */
async function askedAnew({ id, heldAnew }: Given): Promise<Given | undefined> {
  const [last] = heldAnew ? await ourOutbox().callOfRequest(id) : [];
  if (!heldAnew || !last || last.id === id) return undefined;
  const anew = uuidOf(`${id} ${last.id}`);
  const heldBecause = heldAnew(anew);
  return { id: heldBecause ? uuidOf(`${anew}${heldBecause}`) : anew, heldBecause, heldAnew };
}

const underWay = processWide('direct calls', () => new Map<string, Promise<boolean>>());

/** For a request that could not be stored: one attempt, now. Asked twice at once for the same, it still makes one. */
async function deliverDirectly(request: Submission) {
  const sending = underWay.get(request.id) ?? sendNow(request);
  underWay.set(request.id, sending);
  try {
    return await sending;
  } finally {
    underWay.delete(request.id);
  }
}

async function sendNow(request: Submission) {
  const { receiver } = environment();
  if (receiver === undefined) return false;
  const answer = await submit(request, { ...receiver, timeoutMs: DIRECT_TIMEOUT_MS });
  return answer.kind === 'accepted';
}
