import { theRoute } from './the-route.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
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
  jest.spyOn(console, 'error').mockImplementation((words) => logged.push(words));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.setSystemTime(new Date('2026-11-20T12:00:00Z'));
});

/** Waits until no request is under way. */
const quiet = () => jest.advanceTimersByTimeAsync(100);

test.each([400, 403, 413, 415, 422, 429, 500, 503])(
  'a browser keeps a request that is answered with %i',
  async (status) => {
    route.answersWith(status);
    await page.sendRequest('one', aRequest('one'));
    expect(page.localCopyKeys()).toHaveLength(1);
    expect(logged).toEqual(['Webhook submission failed']);
  },
);

test('a browser waits longer before each retry', async () => {
  route.answersWith(503);
  await page.sendRequest('one', aRequest('one'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(route.received.length).toBeGreaterThan(2);
  expect(route.received.length).toBeLessThan(6);
});

test('a browser waits for as long as Retry-After says', async () => {
  route.answersWith(429, { 'Retry-After': '90' });
  await page.sendRequest('one', aRequest('one'));
  await jest.advanceTimersByTimeAsync(89_000);
  page.sendLocalCopies();
  await quiet();
  expect(route.received).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(route.received).toHaveLength(2);
});

test.each([
  ['seconds', '90'],
  ['a date', 'Fri, 20 Nov 2026 12:01:30 GMT'],
])('the next page waits, too, for as long as Retry-After says in %s', async (_, retryAfter) => {
  route.answersWith(429, { 'Retry-After': retryAfter });
  await page.sendRequest('one', aRequest('one'));
  page = await freshPage();
  page.sendLocalCopies();
  await jest.advanceTimersByTimeAsync(88_000);
  expect(route.received).toHaveLength(1);
});

test('a look at the page does not shorten the wait after a 500', async () => {
  route.answersWith(500);
  await page.sendRequest('one', aRequest('one'));
  for (let second = 0; second < 17; second += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    page.sendLocalCopies();
  }
  expect(route.received).toHaveLength(3);
});

test('a long Retry-After for one copy delays no other copy', async () => {
  route.answersWith(429, { 'Retry-After': '86400' });
  await page.sendRequest('one', aRequest('one'));
  route.answersWith(503);
  await page.sendRequest('two', aRequest('two'));
  await jest.advanceTimersByTimeAsync(6_000);
  expect(route.received.map(({ id }) => id)).toEqual(['one', 'two', 'two']);
});

test.each(['31536000', '-5', '0.001'])(
  'a browser waits before a retry when Retry-After is %s',
  async (seconds) => {
    route.answersWith(503, { 'Retry-After': seconds });
    await page.sendRequest('one', aRequest('one'));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(route.received).toHaveLength(1);
  },
);

test('a browser retries a refused request only from the next page', async () => {
  route.answersWith(400);
  await page.sendRequest('one', aRequest('one'));
  route.isOutOfReach();
  await page.sendRequest('two', aRequest('two'));
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  dispatchEvent(new Event('online'));
  expect(route.received.filter(({ id }) => id === 'one')).toHaveLength(1);
  expect(route.received.length).toBeGreaterThan(3);

  route.answersWith(200);
  page = await freshPage();
  page.sendLocalCopies();
  await quiet();
  expect(page.localCopyKeys()).toEqual([]);
});

test('a browser drops a copy after 14 days', async () => {
  page.storeLocally('old', aRequest('old', Date.now() - 14 * DAY_MS - 1));
  page.storeLocally('new', aRequest('new', Date.now() - 14 * DAY_MS + 1000));
  page.sendLocalCopies();
  await quiet();
  expect(route.received.map(({ id }) => id)).toEqual(['new']);
  expect(page.localCopyKeys()).toEqual([]);
});

test('a browser ignores invalid copies', async () => {
  const corrupt = ['{', 'null', '7', '"text"', '[]', '{"body":{}}', '{"body":"{}"}'];
  for (const [index, copy] of corrupt.entries())
    localStorage.setItem(`consultation-request:${index}`, copy);
  page.storeLocally('one', aRequest('one'));
  page.sendLocalCopies();
  await quiet();
  route.answersWith(503);
  await page.sendRequest('two', aRequest('two'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(new Set(route.received.map(({ id }) => id))).toEqual(new Set(['one', 'two']));
});

test.each([
  ['1970', '1970-01-01T00:05:00Z'],
  ['2031', '2031-01-01T00:00:00Z'],
])('a browser sends a copy stamped in %s and drops it after 14 days', async (_, wrong) => {
  page.storeLocally('one', aRequest('one', Date.parse(wrong)));
  route.answersWith(400);
  page.sendLocalCopies();
  await quiet();
  expect(route.received.map(({ id }) => id)).toEqual(['one']);

  jest.advanceTimersByTime(14 * DAY_MS + 1);
  page = await freshPage();
  page.sendLocalCopies();
  await quiet();
  expect(route.received).toHaveLength(1);
  expect(page.localCopyKeys()).toEqual([]);
});

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['a page is shown', () => dispatchEvent(new Event('pageshow'))],
  ['the visitor returns to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a page sends local copies when %s', async (_, happens) => {
  page.sendLocalCopiesWhenPossible();
  page.storeLocally('one', aRequest('one'));
  happens();
  await quiet();
  expect(route.received.map(({ id }) => id)).toContain('one');
  expect(page.localCopyKeys()).toEqual([]);
});

test('a prerendered page sends local copies after its activation', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  page.sendLocalCopiesWhenPossible();
  page.storeLocally('one', aRequest('one'));
  dispatchEvent(new Event('pageshow'));
  await quiet();
  expect(route.received).toEqual([]);

  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await quiet();
  expect(route.received.map(({ id }) => id)).toContain('one');
});

const storageThrows = (name: string) => () => {
  throw new DOMException('', name);
};

test('a browser whose storage is full sends the request and retries', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(storageThrows('QuotaExceededError'));
  route.isOutOfReach();
  await page.sendRequest('one', aRequest('one'));
  route.answersWith(200);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(route.received.map(({ id }) => id)).toEqual(['one', 'one']);
  expect(page.localCopyKeys()).toEqual([]);
});

test('a browser that blocks storage sends the request when the network returns', async () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(storageThrows('SecurityError'));
  page.sendLocalCopiesWhenPossible();
  route.isOutOfReach();
  await page.sendRequest('one', aRequest('one'));
  route.answersWith(200);
  window.dispatchEvent(new Event('online'));
  await quiet();
  expect(route.received.map(({ id }) => id)).toEqual(['one', 'one']);
});
