import { replyDueAt } from '#content/reply-promise.ts';
import { callLengthMs, whenCallIsOver } from '#domain/call-span.ts';
import { callStateOf } from '#domain/call-state.ts';
import { webhookBody } from '#domain/consultation-request.ts';
import { isTimeUnavailable } from '#server/calls/availability.ts';
import { environment } from '#server/configuration/environment.ts';
import type { Receiver } from '#server/configuration/receivers.ts';
import { sendToReceiver } from '#server/delivery/send-to-receiver.ts';
import { invalidate } from '#server/process/cached.ts';
import { isDerivedId, shortHash } from '#server/process/hashes.ts';
import { failureCode, log } from '#server/process/log.ts';
import { signalDelivery } from '#server/process/signal-delivery.ts';
import { leastWaitMs } from '#server/queue/decide.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { idForOtherFormValues } from '#server/requests/request-id.ts';
import type { NewRequest } from '#server/requests/requests.ts';
import {
  type DeliverableRequest,
  parseFormValues,
  type StoredRequest,
} from '#server/requests/stored-request.ts';
import type { Intake } from './read-consultation.ts';

const DIRECT_TIMEOUT_MS = 10_000;

/** A row of the store reserves the time of a call, so no other call is agreed. */
type Received =
  | { outcome: 'stored'; call?: { isAgreed: boolean; path: string | undefined } }
  | { outcome: 'delivered'; call?: { isAgreed: false; path?: undefined } };
type NotKept = { outcome: 'not kept'; retryAfterSeconds?: number };
export type KeepResult = Received | NotKept;

/** Until then, an operator may have released requests, or a quota may allow some more. */
const RETRY_HELD: NotKept = { outcome: 'not kept', retryAfterSeconds: 600 };

export async function keepRequest(intake: Intake): Promise<KeepResult> {
  const { request, origin, call, heldBecause } = intake;
  const { callAt, ...attributes } = origin;
  // An earlier page may have offered a time that is offered no longer.
  const needsAgreement = Boolean(request.callTime) && (await isTimeUnavailable(callAt));
  const body = webhookBody(request);
  const row = {
    id: intake.id,
    body,
    ...attributes,
    networkHash: shortHash(intake.network),
    needsAgreement,
    replyDueAt: replyDueAt(attributes.timeZone),
    keepUntil: whenCallIsOver(request.callDate, callAt, Date.now()),
    ...(call && columnsOfCall(call, callAt)),
    heldBecause,
  };
  const { id, outcome } = await store(row, intake.earlierIds);
  if (outcome === 'added' || outcome === 'known')
    return { outcome: 'stored', ...(call && { call: await storedCall(id, call, row) }) };

  const unstored = { ...attributes, id, body, formValues: request, callAt };
  const sent = heldBecause ? RETRY_HELD : await deliverDirectly(unstored, environment().receiver);
  return call && sent.outcome === 'delivered' ? { ...sent, call: { isAgreed: false } } : sent;
}

function columnsOfCall({ row }: NewCall, callAt: number | null) {
  return { ...row, callAt, callEnds: callAt && callAt + callLengthMs() };
}

type NewCall = NonNullable<Intake['call']>;
type KeptRow = Pick<StoredRequest, 'networkHash'> & { callHash?: string; keepUntil: number };

async function storedCall(id: string, { path }: NewCall, row: KeptRow) {
  const { find } = ourRequests();
  const stored = await find(id).catch(() => undefined);
  // The page of a call that is over, such as one with a mistyped date, has nothing to show.
  const isOver = row.keepUntil <= Date.now();
  const callPath = stored?.callHash === row.callHash ? path : pathOfFirstClick(id, row, stored);
  return {
    isAgreed: stored !== undefined && callStateOf(stored, Date.now()).is === 'agreed',
    path: isOver ? undefined : callPath,
  };
}

/** Without JavaScript, each click has its own key. Only the same network gets the first one's. */
function pathOfFirstClick(id: string, { networkHash }: KeptRow, stored?: StoredRequest) {
  if (!isDerivedId(id) || stored?.networkHash !== networkHash || !stored.link) return undefined;
  return new URL(stored.link).pathname;
}

async function store(row: NewRequest, earlierIds: readonly string[]) {
  let { id } = row;
  try {
    for (const earlier of earlierIds)
      if (await ourRequests().find(earlier)) return { id: earlier, outcome: 'known' } as const;
    let outcome = await ourRequests().add(row);
    if (outcome === 'known' && (await hasOtherFormValues(id, row.body))) {
      id = idForOtherFormValues(id, row.body);
      outcome = await ourRequests().add({ ...row, id });
    }
    if (outcome === 'added') signalDelivery();
    if (outcome === 'added' && row.callHash) invalidate('availability');
    if (outcome === 'full')
      log.error('The store has no room for this request', { id, heldBecause: row.heldBecause });
    else log.info('Request stored', { id, outcome, heldBecause: row.heldBecause });
    return { id, outcome };
  } catch (failure) {
    log.error('Store failed', { id, reason: failureCode(failure) });
    return { id, outcome: 'failed' } as const;
  }
}

/**
 * An owner may have changed the form since, so only fields of both are compared. Erased form values
 * count as equal, so that a late local copy does not restore them.
 */
async function hasOtherFormValues(id: string, body: string) {
  const { formValues: known = {} } = (await ourRequests().find(id)) ?? {};
  return Object.entries(parseFormValues(body)).some(
    ([field, value]) => field !== 'submittedAt' && field in known && known[field] !== value,
  );
}

const underWay = new Map<string, ReturnType<typeof sendToReceiver>>();

async function deliverDirectly(
  request: DeliverableRequest,
  receiver?: Receiver,
): Promise<KeepResult> {
  if (receiver === undefined) return { outcome: 'not kept' };
  const key = request.id + request.body;
  const send = () => sendToReceiver(request, receiver, AbortSignal.timeout(DIRECT_TIMEOUT_MS));
  const sending = underWay.get(key) ?? send().finally(() => underWay.delete(key));
  underWay.set(key, sending);
  const attempt = await sending;
  const { verdict } = attempt;
  if (verdict === 'accepted') return { outcome: 'delivered' };
  const { id } = request;
  if (verdict === 'not counted') log.error('Error submitting form', { id, answer: 'timeout' });
  // A workflow runs on, and a mail server may have the mail, so the browser waits, too.
  return { outcome: 'not kept', retryAfterSeconds: leastWaitMs(attempt) / 1000 };
}
