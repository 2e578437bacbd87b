export type LocalCopy = { keptAt: number; headers: Record<string, string>; body: string };

/** Whether the time of a call was taken, and whether its link can be opened. */
type Said = { needsAgreement?: boolean; canBeChanged?: boolean };

const PREFIX = 'consultation-request:';
const EXPIRE_AFTER_MS = 14 * 24 * 60 * 60 * 1000;
/** A clock that says less is wrong, as a phone's after its battery was empty. */
const CLOCKS_SAY_MORE_THAN = Date.UTC(2026, 0);
const ANSWER_WITHIN_MS = 30_000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 5 * 60_000;

let retryTimer: ReturnType<typeof setTimeout> | undefined;
let retryDelayMs = FIRST_RETRY_MS;

// Those that the server refused for their own sake wait for the next page, however often others are tried meanwhile.
const refused = new Set<string>();

// Where the browser refuses to store anything, a request lives as long as its page.
const inMemory = new Map<string, string>();

/**
 * Keeps a copy in this browser, then posts it; the copy goes once the server says that it has it. Resolves to what
 * was said of a call, if an answer came. Never throws.
 */
export function sendRequest(id: string, request: LocalCopy) {
  return sendLocalCopy(storeLocally(id, request));
}

/** Sends the local copies that are left, now and whenever there is new hope. For every page. */
export function sendLocalCopiesWhenPossible() {
  document.addEventListener('prerenderingchange', sendLocalCopies);
  addEventListener('online', sendLocalCopies);
  addEventListener('pageshow', sendLocalCopies);
  document.addEventListener('visibilitychange', sendWhenLookedAt);
}

/** Not while the page goes away: Firefox would freeze it with the lock in its hands, and no other page could send. */
function sendWhenLookedAt() {
  if (document.visibilityState === 'visible') sendLocalCopies();
}

export function sendLocalCopies() {
  // A page that the browser prepares on its own may never be visited.
  if ('prerendering' in document && document.prerendering) return;
  for (const key of localCopyKeys()) if (!refused.has(key)) void sendLocalCopy(key);
}

/** Sends one copy, and drops it once the server has the request. Never throws. */
async function sendLocalCopy(key: string) {
  try {
    // Two tabs would send the same request at the same time.
    return await navigator.locks.request(key, { ifAvailable: true }, (lock) =>
      lock ? send(key) : undefined,
    );
  } catch {
    // No locks without https or where storage is blocked; the server knows the key anyway.
    return send(key);
  }
}

async function send(key: string): Promise<Said | undefined> {
  const request = localCopyAt(key);
  if (!request) return undefined;
  if (Date.now() - request.keptAt > EXPIRE_AFTER_MS) {
    drop(key);
    return undefined;
  }

  const answer = await post(request);
  if (answer?.ok) {
    retryDelayMs = FIRST_RETRY_MS;
    drop(key);
    return answer.json().catch(() => undefined);
  }
  console.error(answer ? 'Webhook submission failed' : 'Error submitting form');
  if (!answer || isPassing(answer.status)) retryLater(answer?.headers.get('Retry-After'));
  else refused.add(key);
  return undefined;
}

async function post({ headers, body }: LocalCopy) {
  try {
    return await fetch('/api/consultation', {
      method: 'POST',
      headers,
      body,
      // The browser finishes the request even when the visitor closes the tab.
      keepalive: true,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  } catch {
    return undefined;
  }
}

/**
 * A refusal for the request's own sake waits for the next page instead of the timer: asking again
 * at once is pointless, but a mistake of ours may be mended within the fortnight.
 */
function isPassing(status: number) {
  return status >= 500 || status === 408 || status === 429;
}

function retryLater(retryAfter?: string | null) {
  clearTimeout(retryTimer);
  const askedMs = Number(retryAfter) * 1000;
  // A timer that is to wait for less than nothing, or for longer than it can, does not wait at all.
  const delayMs = askedMs >= 1000 ? Math.min(askedMs, EXPIRE_AFTER_MS) : retryDelayMs;
  retryTimer = setTimeout(sendLocalCopies, delayMs);
  retryDelayMs = Math.min(retryDelayMs * 2, LAST_RETRY_MS);
}

export function storeLocally(id: string, request: LocalCopy) {
  const key = PREFIX + id;
  const copy = JSON.stringify(request);
  try {
    localStorage.setItem(key, copy);
  } catch {
    inMemory.set(key, copy);
    // The script of the page sends what is stored, and cannot see this.
    sendLocalCopiesWhenPossible();
  }
  return key;
}

export function localCopyKeys() {
  const stored = Object.keys(ifAllowed(() => localStorage) ?? {});
  return [...inMemory.keys(), ...stored.filter((key) => key.startsWith(PREFIX))];
}

/** Nothing of what is none, or is a version's that knows more than this one: that is left as it lies. */
function localCopyAt(key: string): LocalCopy | undefined {
  const copy = ifAllowed(() => JSON.parse(inMemory.get(key) ?? localStorage.getItem(key) ?? ''));
  if (typeof copy?.body !== 'string' || typeof copy.headers !== 'object') return undefined;
  const now = Date.now();
  if (copy.keptAt > CLOCKS_SAY_MORE_THAN && copy.keptAt <= now) return copy;
  // Of one that was kept at no such time the fortnight begins when it is found.
  storeLocally(key.slice(PREFIX.length), { ...copy, keptAt: now });
  return { ...copy, keptAt: now };
}

function drop(key: string) {
  inMemory.delete(key);
  ifAllowed(() => localStorage.removeItem(key));
}

/** What the browser's storage gives; nothing where it is forbidden, or holds nonsense. */
export function ifAllowed<T>(use: () => T) {
  try {
    return use();
  } catch {
    return undefined;
  }
}
