import 'server-only';
import { Webhook } from 'standardwebhooks';
import { replyOwedTo } from '#content/reply-promise.ts';
import { agencyLinkOf } from '#domain/agency-visit.ts';
import { callStateOf, whyNotToRelyOn } from '#domain/call-state.ts';
import { DAY_MS } from '#domain/durations.ts';
import { WEBHOOK_HEADERS } from '#domain/request-headers.ts';
import { retryAfterIn } from '#domain/retry-after.ts';
import type { WebhookReceiver } from '#server/configuration/receivers.ts';
import { failureCode } from '#server/process/log.ts';
import { authorizationOf, postTo } from '#server/process/outgoing-http.ts';
import {
  type Attempt,
  PARKS_SURE_FAULT_AFTER_MS,
  unansweredAttempt,
} from '#server/queue/attempt.ts';
import type { DeliverableRequest } from '#server/requests/stored-request.ts';

/** Such as 500 of a workflow whose step failed. */
const REFUSES_ONE = [400, 413, 422, 500];
/**
 * A workflow answers 400 if its queue is full, so it is no sure fault. n8n answers 404 while it
 * starts, so that never parks.
 */
const SURE_FAULTS = [413, 422];
const LIKELY_FAULTS = [400, 403, 406, 415, 451];

/**
 * While n8n starts, it answers 200 for a moment and drops the request. We read no body, so we know
 * this answer by its ETag, a hash of "n8n is starting up. Please wait".
 */
const N8N_STARTS = 'W/"1f-mLaR3Gmxo33cuwMmHVCxDQf9bcU"';

export async function postToWebhook(
  request: DeliverableRequest,
  receiver: WebhookReceiver,
  stop?: AbortSignal,
): Promise<Attempt> {
  const headers = headersFor(request, receiver);
  const timeout = AbortSignal.timeout(receiver.timeoutMs);
  try {
    const signal = AbortSignal.any([timeout, ...(stop ? [stop] : [])]);
    const response = await postTo(receiver.url, { headers, body: request.body, signal });
    if (response.headers.get('etag') === N8N_STARTS) return failedAttempt(503);
    return response.ok
      ? { verdict: 'accepted', answer: `${response.status}` }
      : failedAttempt(response.status, pauseMs(response));
  } catch (failure) {
    // A workflow runs on after we hang up: the next attempt waits until it is recorded or has
    // ended.
    if (stop?.aborted) return { verdict: 'not counted', waitsMs: receiver.timeoutMs };
    return unansweredAttempt(timeout.aborted ? 'timeout' : failureCode(failure));
  }
}

export function failedAttempt(status: number, retryAfterMs?: number): Attempt {
  const answer = `${status}`;
  const parksAfterMs = parksAfter(status);
  if (REFUSES_ONE.includes(status)) return { verdict: 'row at fault', answer, parksAfterMs };
  const verdict = retryAfterMs ? 'receiver at fault' : 'unclear';
  return { verdict, answer, parksAfterMs, retryAfterMs };
}

function parksAfter(status: number) {
  if (SURE_FAULTS.includes(status)) return PARKS_SURE_FAULT_AFTER_MS;
  return LIKELY_FAULTS.includes(status) ? DAY_MS : undefined;
}

type HeaderValue = string | number | boolean | null | undefined;

function headersFor(request: DeliverableRequest, { url, secret }: WebhookReceiver) {
  const { id, body, callAt, resentAt, timeZone = null } = request;
  const sentAt = new Date();
  const callState = callStateOf(request, +sentAt);
  const standard: Record<string, HeaderValue> = {
    ...authorizationOf(url),
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': Math.floor(sentAt.getTime() / 1000),
    'webhook-signature': secret && new Webhook(secret).sign(id, sentAt, body),
  };
  const ours: Record<keyof typeof WEBHOOK_HEADERS, HeaderValue> = {
    timeZone,
    language: request.language,
    leadSource: request.leadSource,
    replyBy: replyOwedTo(request, callState)?.dueAt.toISOString(),
    callAt: callAt && callState.is !== 'cancelled' && new Date(callAt).toISOString(),
    callNeedsAgreement: whyNotToRelyOn(callState) && 'yes',
    callLink: request.link,
    agencyCallLink: agencyLinkOf(request),
    callStatus: callState.change === 'new' ? undefined : callState.change,
    changedBy: callState.isByAgency && 'agency',
    changes: request.firstId,
    resent: resentAt && new Date(resentAt).toISOString(),
  };
  const named = Object.entries(WEBHOOK_HEADERS).map(
    ([what, name]) => [name, ours[what as keyof typeof ours]] as const,
  );
  const present = [...Object.entries(standard), ...named].filter(([, value]) => value);
  return new Headers(present.map(([name, value]) => [name, `${value}`]));
}

function pauseMs({ status, headers }: Response) {
  const ms = [429, 503].includes(status) ? retryAfterIn(headers) : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}
