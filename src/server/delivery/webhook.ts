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
  const { id, body, timeZone, leadSource, callAt, needsAgreement, callLink, resentAt } = request;
  const { callStatus, firstId, language } = request;
  const sentAt = new Date();
  const headers = new Headers({
    ...authorizationOf(url),
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
  });
  if (timeZone) headers.set('x-visitor-time-zone', timeZone);
  if (language) headers.set('x-language', language);
  if (leadSource) headers.set('x-lead-source', leadSource);
  const isCancelled = callStatus === 'cancelled';
  if (callAt && !isCancelled) headers.set('x-call-at', new Date(callAt).toISOString());
  if (needsAgreement && !isCancelled) headers.set('x-call-needs-agreement', 'yes');
  if (callLink) headers.set('x-call-link', callLink);
  if (callStatus) headers.set('x-call-status', callStatus);
  if (firstId) headers.set('x-changes', firstId);
  if (resentAt) headers.set('x-resent', new Date(resentAt).toISOString());
  if (secret) headers.set('webhook-signature', new Webhook(secret).sign(id, sentAt, body));
  return headers;
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
