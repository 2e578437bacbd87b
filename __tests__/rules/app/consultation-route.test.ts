import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { pages } from '#agency/pages.ts';
import type { SitePage } from '#agency-types.ts';
import { POST } from '#app/api/consultation/route.ts';
import { callHours } from '#domain/call-hours.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { FLOOD_AN_HOUR, whyHeldInFlood } from '#server/intake/rate-limits.ts';
import { shortHash } from '#server/process/hashes.ts';
import { onDeliverySignal } from '#server/process/signal-delivery.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { FLOOD } from '#server/requests/stored-request.ts';
import { deliverAndKeepHouse } from '#server/running/deliver-and-keep-house.ts';
import { aCallBody, aFormPost, aPost, aRequestBody } from '../../kit/builders/requests.ts';
import { rewrite } from '../../kit/builders/rows.ts';
import { readable } from '../../kit/readable.ts';
import { captureLog } from '../../kit/setup/captured-log.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { formFields as names, plainControls, unsentPage, words } from '../../kit/words.ts';

const ID = '0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a11';
const store = join(aFolder(), 'data');

const WEBHOOK = 'https://hooks.example/secret';
const webhook = setupServer();

beforeAll(() => {
  Object.assign(process.env, { DATA_DIR: store, CONSULTATION_WEBHOOK_URL: WEBHOOK });
  webhook.listen({ onUnhandledRequest: 'error' });
});
afterEach(async () => {
  delete callHours.timeZone;
  await ourRequests().close();
  rmSync(store, { recursive: true, force: true });
});
afterAll(() => webhook.close());

const rows = () => ourRequests().newest({}, 9);

/** A file in place of the folder: not even root can write there. */
async function takeStoreAway() {
  await ourRequests().close();
  rmSync(store, { recursive: true, force: true });
  writeFileSync(store, '');
}

test('a request is committed before its response is made', async () => {
  const respond = Response.json;
  let committedBefore: unknown[] = [];
  jest.spyOn(Response, 'json').mockImplementation((...response) => {
    // A connection of its own reads only what is committed.
    const reader = new DatabaseSync(join(store, 'outbox.db'));
    committedBefore = reader.prepare('SELECT id FROM outbox').all();
    reader.close();
    return respond(...response);
  });

  const response = await POST(aPost(aRequestBody(), { 'idempotency-key': ID }));

  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  expect(committedBefore).toEqual([{ id: ID }]);
});

test('a stored request wakes the delivery, and a known one does not', async () => {
  const wake = jest.fn();
  onDeliverySignal(wake);
  for (let post = 0; post < 2; post += 1) {
    await POST(aPost(aRequestBody(), { 'idempotency-key': ID }));
    expect(wake).toHaveBeenCalledTimes(1);
  }
});

test('a call is stored with its form values, and needs agreement without a time zone', async () => {
  const formValues = aCallBody();
  await POST(aPost(formValues, { 'idempotency-key': ID }));
  const stored = { id: ID, state: 'pending', formValues, needsAgreement: true };
  expect(await rows()).toMatchObject([stored]);
});

test('held requests get the same response as others', async () => {
  const responses = [await POST(aPost(aRequestBody(), { 'idempotency-key': ID }))];
  responses.push(await POST(aPost(aRequestBody({ [HONEYPOT]: '1', name: 'R' }))));
  for (let post = 0; post < FLOOD_AN_HOUR; post += 1)
    whyHeldInFlood({ wide: `${post}` }, `${post}`);
  for (const name of ['First', 'Second'])
    responses.push(await POST(aPost(aRequestBody({ name }), { [SOCKET_ADDRESS]: '203.0.113.7' })));
  const read = responses.map(async (response) => [
    response.status,
    [...response.headers],
    await response.text(),
  ]);
  expect(new Set((await Promise.all(read)).map((parts) => JSON.stringify(parts))).size).toBe(1);
  const held = (await rows()).filter(({ state }) => state === 'held');
  expect(held.map(({ heldBecause }) => heldBecause === FLOOD).toSorted()).toEqual([false, true]);
});

test('beyond the capacity for held requests the route responds with 503', async () => {
  const [address, body] = ['203.0.113.99', 'a'.repeat(1_998_000)];
  const heldBecause = 'it was too fast';
  await ourRequests().add({ id: ID, body, heldBecause, networkHash: shortHash(address) });
  const spam = aRequestBody({ [HONEYPOT]: '1' });
  const log = captureLog();
  const response = await POST(aPost(spam, { [SOCKET_ADDRESS]: address }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600']);
  expect(log.events()).toContain('The store has no room for this request');
  expect(await rows()).toHaveLength(1);
});

test('other form values under a known id are stored once under another id', async () => {
  const [name, submittedAt] = ['Charles', '2026-11-21T09:30:00.000Z'];
  const statuses = [];
  for (const changes of [{}, { submittedAt }, { name }, { name, submittedAt }]) {
    const response = await POST(aPost(aRequestBody(changes), { 'idempotency-key': ID }));
    statuses.push(response.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200]);
  const names = (await rows()).map(({ body }) => JSON.parse(body ?? '').name);
  expect(names.toSorted()).toEqual(['Ada Lovelace', 'Charles']);
});

const OF_AN_OLD_FORM = '{"removedField":null,"name":"Ada"}';

test.each([OF_AN_OLD_FORM, null])(
  'a late copy is known where the form values are %j',
  async (body) => {
    const post = () => POST(aPost(aRequestBody({ name: 'Ada' }), { 'idempotency-key': ID }));
    await post();
    await rewrite(ourRequests().engine, { state: 'delivered', body });
    expect((await post()).status).toBe(200);
    expect(await rows()).toMatchObject([{ id: ID, body }]);
  },
);

test('two clicks across ten minutes are one request', async () => {
  for (const [at, subject, requests] of [
    ['2026-11-20T10:09:59Z', '', 1],
    ['2026-11-20T10:10:00Z', '1', 1],
    ['2026-11-20T10:30:00Z', '1', 2],
  ] as const) {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
    await POST(aFormPost({ subject, submittedAt: at }));
    expect(await rows()).toHaveLength(requests);
  }
});

test('a request that cannot be stored goes to the webhook once, and spam to nobody', async () => {
  await takeStoreAway();
  callHours.timeZone = 'UTC';
  const callBody = aCallBody();
  const received: unknown[] = [];
  webhook.use(
    http.post(WEBHOOK, async ({ request }) => {
      const names = ['webhook-id', 'x-call-needs-agreement'];
      received.push([...names.map((name) => request.headers.get(name)), await request.json()]);
      return new HttpResponse();
    }),
  );
  expect((await POST(aPost(aRequestBody({ [HONEYPOT]: '1' })))).status).toBe(503);

  const tab = () => POST(aPost(callBody, { 'idempotency-key': ID }));
  const anotherId = '5f1c2f0e-3c57-4f0e-8f4e-3b1f7c0f9d22';
  const another = () => POST(aPost(aRequestBody(), { 'idempotency-key': anotherId }));
  const responses = await Promise.all([tab(), tab(), another()]);
  const ofCall = { received: true, isAgreed: false, canBeChanged: false };
  const said = await Promise.all(responses.map((response) => response.json()));
  expect(said).toEqual([ofCall, ofCall, { received: true }]);
  const both = [
    [ID, 'yes', callBody],
    [anotherId, null, aRequestBody()],
  ];
  expect(received).toHaveLength(2);
  expect(received).toEqual(expect.arrayContaining(both));
});

test('a delivery round stops before a serverless host ends it and retries later', async () => {
  const limits = new Map<number, AbortController>();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.set(ms, limit);
    return limit.signal;
  });
  let underWay: Awaited<ReturnType<typeof rows>> = [];
  webhook.use(
    http.post(WEBHOOK, async () => {
      underWay = await rows();
      for (const [ms, limit] of limits) if (ms < 60_000) limit.abort();
      await delay('infinite');
    }),
  );
  await POST(aPost(aRequestBody(), { 'idempotency-key': ID }));
  await deliverAndKeepHouse();
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'pending', attempts: 1 });
  expect(underWay[0]?.dueAt).toBeGreaterThanOrEqual((row?.acceptedAt ?? Infinity) + 30_000);
  expect(row?.dueAt).toBeGreaterThan(row?.acceptedAt ?? Infinity);
});

test('while store and webhook fail, the response is 503, and a reload posts again', async () => {
  await takeStoreAway();
  webhook.use(http.post(WEBHOOK, () => new HttpResponse(null, { status: 500 })));
  const logged = captureLog();
  const response = await POST(aPost());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  const events = ['Store failed', 'Webhook submission failed', 'Request was not accepted'];
  expect(logged.events()).toEqual(events);

  const toForm = await POST(aFormPost());
  expect(toForm.status).toBe(503);
  const page = readable(await toForm.text());
  expect(page).toContain(`<h1>${unsentPage.notKept.title}</h1>`);
  expect(page).toContain(`${unsentPage.reload.title}</h2>`);
  rmSync(store);
  const listed: Record<'consultation', SitePage> = pages;
  jest.replaceProperty(listed, 'consultation', { address: '/renamed' });
  const reload = async () => (await POST(aFormPost())).headers.get('location');
  expect([await reload(), await reload()]).toEqual(['/renamed/thank-you', '/renamed/thank-you']);
  expect(await rows()).toMatchObject([{ state: 'pending' }]);
});

test('a workflow that outlasts the direct attempt gets the request again later', async () => {
  await takeStoreAway();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  webhook.use(http.post(WEBHOOK, () => delay('infinite')));
  const log = captureLog();
  const response = await POST(aPost());
  expect(log.events()).toContain('Error submitting form');
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '100']);
});

test('the route names wrong fields to a script in JSON, and to a form on a page', async () => {
  const toScript = await POST(aPost(aRequestBody({ email: 'ada', name: '' })));
  expect(toScript.status).toBe(400);
  const fields = { name: 'missing', email: 'notAnEmail' };
  expect(await toScript.json()).toEqual({ error: 'Some fields are wrong.', fields });
  const wrongFields = { name: '', email: 'ada', contactMethod: 'phone', callDate: 'soon' };
  const toForm = await POST(aFormPost(wrongFields));
  expect(toForm.status).toBe(400);
  const page = readable(await toForm.text());
  const { preferredDate, preferredTime } = plainControls;
  expect(page).toContain(`<b>${preferredDate}</b> ${words.fieldProblems.notADate}</li>`);
  const inOrder = [names.name, names.email, preferredDate, preferredTime];
  expect(Array.from(page.matchAll(/<li><b>([^<]+)/g), ([, label]) => label)).toEqual(inOrder);
  expect(await rows()).toEqual([]);
});
