import { callOver } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { type ConsultationRequest, webhookBody } from '#domain/consultation-request.ts';
import { isOffered } from '#domain/offered-call.ts';
import { needsAgreementNow } from './calendar/diary.ts';
import { signalDelivery } from './delivery/delivery-signal.ts';
import { submit } from './delivery/receiver.ts';
import type { Submission } from './delivery/submission.ts';
import { environment } from './environment.ts';
import type { Intake } from './intake/intake.ts';
import { failureCode, log } from './log.ts';
import { ourOutbox } from './our-outbox.ts';
import type { NewRequest, Outbox } from './outbox/outbox.ts';
import { processWide } from './process-wide.ts';
import { isDerived, uuidOf } from './uuid-of.ts';

/** A visitor waits for it. */
const DIRECT_TIMEOUT_MS = 10_000;

export type Outcome = {
  outcome: 'stored' | 'delivered' | 'not stored';
  /** Nothing unless a call was asked for by the agency's clock. */
  needsAgreement?: boolean | undefined;
  /** Where its visitor can change the call, if this very post has made that known. */
  callLink?: string | undefined;
};

/** Puts a request where it cannot be lost. Only 'not stored' leaves it to the visitor's local copy. */
export async function keepRequest(given: Intake): Promise<Outcome> {
  const { origin, call } = given;
  const words = { body: webhookBody(given.request), ...origin };
  const isOnOurClock = call !== undefined;
  const over = callOver(given.request.callDate, origin.callAt, Date.now());
  const row = {
    ...words,
    ...call,
    needsAgreement: await needsAgreement(given.request, origin.callAt),
    reservedUntil: over,
  };
  const { added, id, heldBecause } = await store(row, given);
  if (added !== 'not stored')
    return {
      outcome: 'stored',
      needsAgreement: isOnOurClock ? await storedNeedsAgreement(id) : undefined,
      callLink: added === 'added' ? call?.callLink : undefined,
    };
  // What would be held is not sent: a person's browser tries again.
  const isDelivered =
    heldBecause === undefined &&
    (await deliverDirectly({ id, ...words, needsAgreement: isOnOurClock || row.needsAgreement }));
  return {
    outcome: isDelivered ? 'delivered' : 'not stored',
    needsAgreement: isOnOurClock || undefined,
  };
}

/** Whether a call can only be had if somebody agrees. Never a reason to refuse: an earlier page may have offered it. */
async function needsAgreement(request: ConsultationRequest, callAt: number | null) {
  const { callDate, callTime, submittedAt } = request;
  if (!callDate || !callTime) return false;
  return callHours.timeZone === undefined
    ? !isOffered(callDate, callTime, submittedAt)
    : needsAgreementNow(callAt);
}

/** As it was decided when the request was first stored. */
async function storedNeedsAgreement(id: string) {
  const found = await ourOutbox()
    .find(id)
    .catch(() => undefined);
  return found?.needsAgreement ?? true;
}

type Given = Pick<Intake, 'id' | 'earlierIds' | 'heldBecause'>;
type Added = Awaited<ReturnType<Outbox['add']>>;
type Kept = Pick<Given, 'id' | 'heldBecause'> & { added: Exclude<Added, 'full'> | 'not stored' };

async function store(row: Omit<NewRequest, 'id' | 'heldBecause'>, given: Given): Promise<Kept> {
  const { id, heldBecause } = given;
  try {
    for (const earlier of given.earlierIds)
      if (await ourOutbox().find(earlier)) return { id: earlier, heldBecause, added: 'known' };
    const outcome = await ourOutbox().add({ ...row, id, heldBecause });
    if (outcome === 'known' && !(await hasTheseWords(id, row.body)))
      return store(row, { ...given, id: uuidOf(id + wordsOf(row.body)) });
    if (outcome === 'added') signalDelivery();
    if (outcome === 'full') log.error('Store is full, requests go to the webhook directly', { id });
    else log.info('Request kept', { id, outcome, heldBecause });
    return { id, heldBecause, added: outcome === 'full' ? 'not stored' : outcome };
  } catch (failure) {
    log.error('Store failed', { id, reason: failureCode(failure) });
    return { id, heldBecause, added: 'not stored' };
  }
}

/** A client may use one id for two requests. Erased words count as the same: a late copy does not bring them back. */
async function hasTheseWords(id: string, body: string) {
  if (isDerived(id)) return true;
  const known = await ourOutbox().find(id);
  return !known?.body || wordsOf(known.body) === wordsOf(body);
}

const wordsOf = (body: string) => JSON.stringify({ ...Object(JSON.parse(body)), submittedAt: '' });

const underWay = processWide('direct calls', () => new Map<string, Promise<boolean>>());

/** For a request that could not be stored: one attempt, now. Asked twice at once for the same, it still makes one. */
async function deliverDirectly(request: Submission) {
  const key = request.id + request.body;
  const sending = underWay.get(key) ?? sendNow(request);
  underWay.set(key, sending);
  try {
    return await sending;
  } finally {
    underWay.delete(key);
  }
}

async function sendNow(request: Submission) {
  const { receiver } = environment();
  if (receiver === undefined) return false;
  const answer = await submit(request, { ...receiver, timeoutMs: DIRECT_TIMEOUT_MS });
  return answer.kind === 'accepted';
}
