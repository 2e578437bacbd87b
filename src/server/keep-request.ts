import { whenCallIsOver } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { type ConsultationRequest, webhookBody } from '#domain/consultation-request.ts';
import { isOffered } from '#domain/offered-call.ts';
import { bookingsIn } from './bookings/bookings.ts';
import { invalidate } from './cached.ts';
import { needsAgreementNow } from './calendar/availability.ts';
import { environment } from './configuration/environment.ts';
import { signalDelivery } from './delivery/delivery-loop.ts';
import { submit } from './delivery/receiver.ts';
import type { Intake } from './intake/intake.ts';
import { holdInFlood } from './intake/rate-limits.ts';
import { failureCode, log } from './log.ts';
import { ourOutbox } from './open-outbox.ts';
import { type NewRequest, type Submission, uuidOf } from './site-outbox.ts';

const DIRECT_TIMEOUT_MS = 10_000;

export type Outcome = {
  outcome: 'stored' | 'delivered' | 'not stored';
  needsAgreement?: boolean | undefined;
  callPath?: string | undefined;
};

export async function keepRequest(given: Intake): Promise<Outcome> {
  const { request, origin, call } = given;
  // A store that fails holds nothing.
  const isFlood = () => holdInFlood(ourOutbox().engine).catch(() => undefined);
  const heldBecause = given.heldBecause ?? (await isFlood());
  const body = webhookBody(request);
  const attributes = { ...origin, needsAgreement: await needsAgreement(request, origin.callAt) };
  const { id, outcome } = await store({ body, attributes }, { ...given, heldBecause });
  if (outcome === 'added' || outcome === 'known') {
    if (!call) return { outcome: 'stored' };
    const find = bookingsIn(ourOutbox()).findLatest(id);
    const booking = await find.catch(() => undefined);
    return {
      outcome: 'stored',
      needsAgreement: booking?.needsAgreement ?? true,
      callPath: booking?.keyHash === call.keyHash ? call.path : undefined,
    };
  }
  // Without the store nothing reserves the time of a call.
  const direct = { ...attributes, needsAgreement: Boolean(call) || attributes.needsAgreement };
  // A request that would be held is not delivered directly: the browser retries.
  const isDelivered = heldBecause === undefined && (await deliverDirectly({ id, body, ...direct }));
  return { outcome: isDelivered ? 'delivered' : 'not stored', needsAgreement: call && true };
}

/** A time is no reason to refuse a request: an earlier page may have offered it. */
async function needsAgreement(request: ConsultationRequest, callAt: number | null) {
  const { callDate, callTime, submittedAt } = request;
  if (!callDate || !callTime) return false;
  return callHours.timeZone === undefined
    ? !isOffered(callDate, callTime, submittedAt)
    : needsAgreementNow(callAt);
}

type Row = Pick<NewRequest, 'body' | 'attributes'>;

async function store(row: Row, given: Intake) {
  const { earlierIds, heldBecause } = given;
  let { id } = given;
  try {
    for (const earlier of earlierIds)
      if (await ourOutbox().find(earlier)) return { id: earlier, outcome: 'known' } as const;
    let outcome = await add(id, row, given);
    if (outcome === 'known' && (await hasOtherWords(id, row.body))) {
      id = uuidOf(id + wordsOf(row.body));
      outcome = await add(id, row, given);
    }
    if (outcome === 'added') signalDelivery();
    if (outcome === 'added' && given.call) invalidate('availability');
    if (outcome === 'full') log.error('Store is full, requests bypass it', { id });
    else log.info('Request stored', { id, outcome, heldBecause });
    return { id, outcome };
  } catch (failure) {
    log.error('Store failed', { id, reason: failureCode(failure) });
    return { id, outcome: 'failed' } as const;
  }
}

function add(id: string, row: Row, { request, origin, call, heldBecause }: Intake) {
  const keepUntil = whenCallIsOver(request.callDate, origin.callAt, Date.now());
  const added = { ...row, id, secret: call?.link, keepUntil, heldBecause };
  return call ? bookingsIn(ourOutbox()).add(added, call) : ourOutbox().add(added);
}

/** Erased words count as equal, so that a late local copy does not restore them. */
async function hasOtherWords(id: string, body: string) {
  const known = await ourOutbox().find(id);
  return Boolean(known?.body) && wordsOf(known?.body ?? '') !== wordsOf(body);
}

const wordsOf = (body: string) => JSON.stringify({ ...Object(JSON.parse(body)), submittedAt: '' });

const underWay = new Map<string, ReturnType<typeof submit>>();

async function deliverDirectly(request: Submission) {
  const { receiver } = environment();
  if (receiver === undefined) return false;
  const key = request.id + request.body;
  const send = () => submit(request, { ...receiver, timeoutMs: DIRECT_TIMEOUT_MS });
  const sending = underWay.get(key) ?? send().finally(() => underWay.delete(key));
  underWay.set(key, sending);
  return (await sending).kind === 'accepted';
}
