import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { retryAfterIn } from '#domain/retry-after.ts';

export type UnsentRequest = {
  keptAt: number;
  headers: Record<string, string>;
  body: string;
  /** After a response such as 503, every page that finds the copy waits until then. */
  notBefore?: number;
};

type ResponseBody = { isAgreed?: boolean; canBeChanged?: boolean };

const PREFIX = 'consultation-request:';
const EXPIRE_AFTER_MS = 14 * DAY_MS;
const MAX_KEEPALIVE_BYTES = 65_536;
const RESPONSE_WITHIN_MS = 30_000;
const FIRST_BACKOFF_MS = 5_000;
const LONGEST_BACKOFF_MS = 5 * MINUTE_MS;

/** Each copy waits by itself, so that a long Retry-After for one delays no other. */
const retries = new Map<string, { timer: ReturnType<typeof setTimeout>; backoffMs: number }>();

// A copy that the server refused waits for the next page: the site may be at fault, and repaired
// before the copy expires.
const refused = new Set<string>();

// If the browser blocks storage, a request lives as long as its page.
const inMemory = new Map<string, string>();

/** Stores a copy in this browser, posts it, and drops the copy after a 2xx. Never throws. */
export function sendRequest(id: string, request: UnsentRequest) {
  const key = PREFIX + id;
  store(key, request);
  return sendLocalCopy(key);
}

/** Sends stored copies when a page is shown and when the network returns. Every page calls this. */
export function sendLocalCopiesWhenPossible() {
  addEventListener('online', sendLocalCopies);
  addEventListener('pageshow', sendWhenVisible);
  document.addEventListener('visibilitychange', sendWhenVisible);
}

/**
 * A prerendered page may never be visited, and Firefox may freeze a hidden page that holds a lock.
 * Retries and `online` send anyway, so that an open page sends in the background.
 */
function sendWhenVisible() {
  if (document.visibilityState === 'visible') sendLocalCopies();
}

export function sendLocalCopies() {
  for (const key of localCopyKeys()) {
    const waitMs = (localCopyAt(key)?.notBefore ?? 0) - Date.now();
    if (refused.has(key)) continue;
    // A wait that is longer than a copy lives shows that the clock went back.
    if (waitMs <= 0 || waitMs > EXPIRE_AFTER_MS) void sendLocalCopy(key);
    // Another tab may have prolonged the wait while it held the lock that this tab's timer wanted.
    // So the timer is set again.
    else sendAfter(key, waitMs, retries.get(key)?.backoffMs ?? FIRST_BACKOFF_MS);
  }
}

async function sendLocalCopy(key: string) {
  try {
    // Without the lock, two tabs would send the same request at the same time.
    return await navigator.locks.request(key, { ifAvailable: true }, (lock) =>
      lock ? send(key) : undefined,
    );
  } catch {
    // Without https, or where storage is blocked, there are no locks. If two tabs then send the
    // request, the server recognises the second post.
    return send(key);
  }
}

async function send(key: string): Promise<ResponseBody | undefined> {
  const request = localCopyAt(key);
  if (!request) return undefined;
  if (Date.now() - request.keptAt > EXPIRE_AFTER_MS) return drop(key);

  const response = await post(request);
  if (response?.ok) {
    drop(key);
    return response.json().catch(() => undefined);
  }
  // The specification prescribes these messages for any response that is not 2xx. The server logs
  // them, too (send-to-receiver.ts).
  console.error(response ? 'Webhook submission failed' : 'Error submitting form');
  const isTemporary = !response || response.status >= 500 || [408, 429].includes(response.status);
  if (isTemporary) retryLater(key, request, response);
  else refused.add(key);
  return undefined;
}

function post({ headers, body }: UnsentRequest) {
  return fetch('/api/consultation', {
    method: 'POST',
    headers,
    body,
    // With `keepalive` the browser finishes the request even if the visitor closes the tab. It
    // refuses more than 64 KB.
    keepalive: new Blob([body]).size <= MAX_KEEPALIVE_BYTES,
    redirect: 'error',
    signal: AbortSignal.timeout(RESPONSE_WITHIN_MS),
  }).catch(() => undefined);
}

function retryLater(key: string, request: UnsentRequest, response: Response | undefined) {
  const before = retries.get(key);
  const backoffMs = before ? Math.min(before.backoffMs * 2, LONGEST_BACKOFF_MS) : FIRST_BACKOFF_MS;
  const givenMs = response ? retryAfterIn(response.headers) : 0;
  // A timer of more than 24 days fires at once.
  const waitMs = givenMs >= 1000 ? Math.min(givenMs, EXPIRE_AFTER_MS) : backoffMs;
  // Without a response the visitor's network may be at fault, so the next page may try at once.
  if (response) store(key, { ...request, notBefore: Date.now() + waitMs });
  sendAfter(key, waitMs, backoffMs);
}

function sendAfter(key: string, waitMs: number, backoffMs: number) {
  clearTimeout(retries.get(key)?.timer);
  const timer = setTimeout(() => sendLocalCopy(key), waitMs);
  retries.set(key, { timer, backoffMs });
}

function store(key: string, request: UnsentRequest) {
  const copy = JSON.stringify(request);
  try {
    localStorage.setItem(key, copy);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, copy);
  }
}

export function localCopyKeys() {
  const stored = Object.keys(tryStorage(() => localStorage) ?? {});
  return [...inMemory.keys(), ...stored.filter((key) => key.startsWith(PREFIX))];
}

/** A copy in an unknown format stays untouched: a later version of the site may have written it. */
function localCopyAt(key: string): UnsentRequest | undefined {
  const copy = tryStorage(() => JSON.parse(inMemory.get(key) ?? localStorage.getItem(key) ?? ''));
  if (typeof copy?.body !== 'string' || typeof copy.headers !== 'object') return undefined;
  const now = Date.now();
  if (copy.keptAt > Date.UTC(2026, 0) && copy.keptAt <= now) return copy;
  // A clock was wrong, such as a phone's after its battery ran empty.
  store(key, { ...copy, keptAt: now });
  return { ...copy, keptAt: now };
}

function drop(key: string): undefined {
  inMemory.delete(key);
  tryStorage(() => localStorage.removeItem(key));
}

/** Undefined if the browser blocks storage, or if `use` parses what is no JSON. */
export function tryStorage<T>(use: () => T) {
  try {
    return use();
  } catch {
    return undefined;
  }
}
