import { endOfCall } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { type ConsultationRequest, webhookBody } from '#domain/consultation-request.ts';
import { isOffered } from '#domain/offered-call.ts';
import { bookingsIn } from './bookings/bookings.ts';
import { needsAgreementNow } from './calendar/availability.ts';
import { signalDelivery } from './delivery/delivery-signal.ts';
import { submit } from './delivery/receiver.ts';
import type { Submission } from './delivery/submission.ts';
import { environment } from './environment.ts';
import type { Intake } from './intake/intake.ts';
import type { NewRequest } from './leads.ts';
import { failureCode, log } from './log.ts';
import { ourOutbox } from './open-outbox.ts';
import { processWide } from './process-wide.ts';
import { isDerived, uuidOf } from './uuid-of.ts';

/** A visitor waits for the answer. */
const DIRECT_TIMEOUT_MS = 10_000;

export type Outcome = {
  outcome: 'stored' | 'delivered' | 'not stored';
  /** Undefined unless the hours have a time zone and a call was requested. */
  needsAgreement?: boolean | undefined;
  callPath?: string | undefined;
};

/**
 * Stores a request or delivers it directly. Only after 'not stored' does the visitor's local copy remain the only
 * one.
 */
export async function keepRequest(given: Intake): Promise<Outcome> {
  const { request, origin, call } = given;
  const body = webhookBody(request);
  const isOnOurClock = call !== undefined;
  const attributes = { ...origin, needsAgreement: await needsAgreement(request, origin.callAt) };
  const { added, id, heldBecause } = await store({ body, attributes }, given);
  if (added !== 'not stored')
    return {
      outcome: 'stored',
      needsAgreement: isOnOurClock ? await storedNeedsAgreement(id) : undefined,
      callPath: added === 'added' ? call?.path : undefined,
    };
  // A request that would be held is not delivered directly: the browser retries.
  const direct = { ...attributes, needsAgreement: isOnOurClock || attributes.needsAgreement };
  const isDelivered = heldBecause === undefined && (await deliverDirectly({ id, body, ...direct }));
  return {
    outcome: isDelivered ? 'delivered' : 'not stored',
    needsAgreement: isOnOurClock || undefined,
  };
}

/** Never a reason to refuse: an earlier page may have offered the time. */
async function needsAgreement(request: ConsultationRequest, callAt: number | null) {
  const { callDate, callTime, submittedAt } = request;
  if (!callDate || !callTime) return false;
  return callHours.timeZone === undefined
    ? !isOffered(callDate, callTime, submittedAt)
    : needsAgreementNow(callAt);
}

/** The decision that was stored first. */
async function storedNeedsAgreement(id: string) {
  const found = await ourOutbox()
    .find(id)
    .catch(() => undefined);
  return found?.needsAgreement ?? true;
}

type Kept = {
  id: string;
  heldBecause: string | undefined;
  added: 'added' | 'known' | 'not stored';
};

async function store(lead: Pick<NewRequest, 'body' | 'attributes'>, given: Intake): Promise<Kept> {
  const { id, heldBecause } = given;
  try {
    for (const earlier of given.earlierIds)
      if (await ourOutbox().find(earlier)) return { id: earlier, heldBecause, added: 'known' };
    const outcome = await add(lead, given);
    if (outcome === 'known' && !(await hasTheseWords(id, lead.body)))
      return store(lead, { ...given, id: uuidOf(id + wordsOf(lead.body)) });
    if (outcome === 'added') signalDelivery();
    if (outcome === 'full') log.error('Store is full, requests go to the webhook directly', { id });
    else log.info('Request kept', { id, outcome, heldBecause });
    return { id, heldBecause, added: outcome === 'full' ? 'not stored' : outcome };
  } catch (failure) {
    log.error('Store failed', { id, reason: failureCode(failure) });
    return { id, heldBecause, added: 'not stored' };
  }
}

function add(lead: Pick<NewRequest, 'body' | 'attributes'>, given: Intake) {
  const { id, request, origin, call, heldBecause } = given;
  const keepUntil = endOfCall(request.callDate, origin.callAt, Date.now());
  const row = { ...lead, id, secret: call?.link, keepUntil, heldBecause };
  return call ? bookingsIn(ourOutbox()).add(row, call) : ourOutbox().add(row);
}

/**
 * A client may use one id for two requests. Erased words count as equal, so that a late local copy does not restore
 * them.
 */
async function hasTheseWords(id: string, body: string) {
  if (isDerived(id)) return true;
  const known = await ourOutbox().find(id);
  return !known?.body || wordsOf(known.body) === wordsOf(body);
}

const wordsOf = (body: string) => JSON.stringify({ ...Object(JSON.parse(body)), submittedAt: '' });

const underWay = processWide('direct calls', () => new Map<string, Promise<boolean>>());

/** One attempt for a request that could not be stored, also when it is posted twice at once. */
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
