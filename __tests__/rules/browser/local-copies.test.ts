import { DAY_MS } from '#domain/durations.ts';
import { theRoute } from '../../kit/the-route.ts';

const KEY = 'consultation-request:one';
const route = theRoute();

const aRequest = (name: string, keptAt = Date.now()) => ({
  keptAt,
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': name },
  body: JSON.stringify({ name }),
});

function freshPage() {
  jest.resetModules();
  return import('#browser/local-copies.ts');
}

let page: Awaited<ReturnType<typeof freshPage>>;
let logged: unknown[];
beforeEach(async () => {
  page = await freshPage();
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((message) => logged.push(message));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.setSystemTime(new Date('2026-11-20T12:00:00Z'));
});

const send = (name: string) => page.sendRequest(name, aRequest(name));
const storeOne = (copy: ReturnType<typeof aRequest> & { notBefore?: number }) =>
  localStorage.setItem(KEY, JSON.stringify(copy));
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

async function sendCopies() {
  page.sendLocalCopies();
  await seconds(0.1);
}

async function openNextPage() {
  page = await freshPage();
  await sendCopies();
}

const statuses = [400, 408, 429, 500];

test.each(statuses)('a request whose response is %i is sent again', async (status) => {
  route.respondsWith(status);
  await send('one');
  expect(page.localCopyKeys()).toHaveLength(1);
  expect(logged).toEqual(['Webhook submission failed']);
  await seconds(6);
  await sendCopies();
  const isTemporary = status > 400;
  expect(route.received).toHaveLength(isTemporary ? 2 : 1);
  route.respondsWith(200);
  await openNextPage();
  await seconds(10);
  expect(page.localCopyKeys()).toEqual([]);
});

test('a browser waits longer before each retry, and five minutes at most', async () => {
  route.respondsWith(503);
  await send('one');
  for (let second = 0; second < 60; second += 1) {
    await seconds(1);
    page.sendLocalCopies();
  }
  expect(route.received).toHaveLength(4);
  await seconds(60 * 60);
  expect(route.received.length).toBeGreaterThan(15);
});

test.each([
  ['90', 90],
  ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
])('after a Retry-After of %s a page and the next one wait %i s', async (retryAfter, wait) => {
  route.respondsWith(429, { 'Retry-After': retryAfter });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await send('one');
  await seconds(wait - 2);
  await sendCopies();
  await openNextPage();
  expect(route.received).toHaveLength(1);
  await seconds(2);
  // Both pages have sent the copy, because jsdom has no locks.
  expect(route.received).toHaveLength(3);
});

test('the next page sends at once a copy that got no response', async () => {
  route.isOutOfReach();
  await send('one');
  route.respondsWith(200);
  await openNextPage();
  expect(page.localCopyKeys()).toEqual([]);
});

test('a tab that found the lock taken sends the copy after the other tab is closed', async () => {
  const storeWithWait = () => storeOne({ ...aRequest('one'), notBefore: Date.now() + 60_000 });
  storeWithWait();
  await sendCopies();
  const request = async (_: string, __: LockOptions, use: LockGrantedCallback<unknown>) =>
    use(null);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await seconds(60);
  Reflect.deleteProperty(navigator, 'locks');
  storeWithWait();
  await sendCopies();
  await seconds(60);
  expect(route.received).toHaveLength(1);
});

test('a Retry-After for one copy delays no other, and an invalid copy is ignored', async () => {
  for (const [index, copy] of ['{', 'null', '[]', '{"body":{}}', '{"body":"{}"}'].entries())
    localStorage.setItem(`consultation-request:${index}`, copy);
  route.respondsWith(429, { 'Retry-After': '31536000' });
  await send('one');
  route.respondsWith(503);
  await send('two');
  await seconds(6);
  expect(route.received.map(({ id }) => id)).toEqual(['one', 'two', 'two']);
});

test.each([
  ['when it was', '2026-11-20T12:00:00Z'],
  ['in 1970', '1970-01-01T00:05:00Z'],
  ['in 2031', '2031-01-01T00:00:00Z'],
])('a browser sends a copy stamped %s and drops it after 14 days', async (_, stamp) => {
  storeOne(aRequest('one', Date.parse(stamp)));
  route.respondsWith(400);
  await sendCopies();
  jest.advanceTimersByTime(14 * DAY_MS - 1_000);
  await openNextPage();
  expect(route.received.map(({ id }) => id)).toEqual(['one', 'one']);

  jest.advanceTimersByTime(2_000);
  await openNextPage();
  expect(route.received).toHaveLength(2);
  expect(page.localCopyKeys()).toEqual([]);
});

test.each([
  ['the network is back', [], window, 'online', 'hidden'],
  ['it is shown', [], window, 'pageshow', 'visible'],
  ['the visitor returns to it', [], document, 'visibilitychange', 'visible'],
  ['it is prerendered', [KEY], window, 'pageshow', 'hidden'],
  ['it is left', [KEY], document, 'visibilitychange', 'hidden'],
] as const)('when %s, a page keeps of its copies %j', async (_, kept, place, event, state) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  page.sendLocalCopiesWhenPossible();
  storeOne(aRequest('one'));
  place.dispatchEvent(new Event(event));
  await seconds(0.1);
  expect(page.localCopyKeys()).toEqual(kept);
});

test.each([
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['is blocked', () => jest.spyOn(globalThis, 'localStorage', 'get')],
])('a browser whose storage %s sends the request and retries', async (_, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  route.isOutOfReach();
  await send('one');
  route.respondsWith(200);
  await seconds(6);
  expect(route.received.map(({ id }) => id)).toEqual(['one', 'one']);
  expect(page.localCopyKeys()).toEqual([]);
});
