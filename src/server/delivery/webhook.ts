import 'server-only';
import { Webhook } from 'standardwebhooks';
import { failureCode } from '#server/log.ts';
import type { Answer } from '#server/outbox/answer.ts';
import { LONGEST_PAUSE_MS } from '#server/outbox/waits.ts';
import type { Submission } from '#server/site-outbox.ts';

const RETRY_AFTER_STATUSES = [429, 503];

const SHORT_BYTES = 16_384;

export type WebhookReceiver = { url: URL; secret?: string | undefined; timeoutMs: number };

export async function postToWebhook(
  request: Submission,
  receiver: WebhookReceiver,
  stop?: AbortSignal,
): Promise<Answer> {
  const headers = headersFor(request, receiver);
  const timeout = AbortSignal.timeout(receiver.timeoutMs);
  try {
    const response = await fetch(withoutCredentials(receiver.url), {
      method: 'POST',
      headers,
      body: request.body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([timeout, ...(stop ? [stop] : [])]),
    });
    discardBody(response);
    if (response.ok) return { kind: 'accepted', status: response.status };
    return { kind: 'rejected', status: response.status, retryAfterMs: retryAfterMs(response) };
  } catch (failure) {
    if (stop?.aborted) return { kind: 'interrupted' };
    return { kind: 'none', reason: timeout.aborted ? 'timeout' : failureCode(failure) };
  }
}

function headersFor(request: Submission, { url, secret }: WebhookReceiver) {
  const { id, body, callAt, callStatus, resentAt } = request;
  const sentAt = new Date();
  const isCancelled = callStatus === 'cancelled';
  const headers: Record<string, string | number | boolean | null | undefined> = {
    ...authorizationOf(url),
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': Math.floor(sentAt.getTime() / 1000),
    'webhook-signature': secret && new Webhook(secret).sign(id, sentAt, body),
    'x-visitor-time-zone': request.timeZone,
    'x-language': request.language,
    'x-lead-source': request.leadSource,
    'x-call-at': callAt && !isCancelled && new Date(callAt).toISOString(),
    'x-call-needs-agreement': request.needsAgreement && !isCancelled && 'yes',
    'x-call-link': request.callLink,
    'x-call-status': callStatus,
    'x-changes': request.firstId,
    'x-resent': resentAt && new Date(resentAt).toISOString(),
  };
  const known = Object.entries(headers).filter(([, value]) => value);
  return new Headers(known.map(([name, value]) => [name, `${value}`]));
}

/** `fetch` refuses an address with credentials, and its error quotes both. */
export function withoutCredentials(url: URL) {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}

export function authorizationOf({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

/** A few compressed bytes may become gigabytes. */
function discardBody({ body, headers }: Response) {
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  const isShort = Number(length ?? Infinity) <= SHORT_BYTES;
  const reading = isShort ? body?.pipeTo(new WritableStream()) : body?.cancel();
  reading?.catch(() => undefined);
}

function retryAfterMs({ status, headers }: Response) {
  if (!RETRY_AFTER_STATUSES.includes(status)) return undefined;
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_PAUSE_MS);
}
