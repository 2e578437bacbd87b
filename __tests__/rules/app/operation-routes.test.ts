import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GET as alive } from '#app/api/alive/route.ts';
import { GET as busy } from '#app/api/busy/route.ts';
import { GET as deliver } from '#app/api/deliver/route.ts';
import { GET as health } from '#app/api/health/route.ts';
import { GET as metrics } from '#app/api/metrics/route.ts';
import { environment } from '#server/configuration/environment.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { startWebhookReceiver } from '../../kit/real/webhook-receiver.ts';
import { captureLog } from '../../kit/setup/captured-log.ts';
import { aFolder } from '../../kit/setup/folder.ts';

const SECRET = 'a secret of the schedule';
const store = join(aFolder(), 'data');

let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;
let log: ReturnType<typeof captureLog>;
let now: number;

beforeAll(async () => {
  webhook = await startWebhookReceiver();
  Object.assign(process.env, { DATA_DIR: store, CRON_SECRET: SECRET, ...webhook.environment });
  now = Date.now();
});

beforeEach(() => {
  log = captureLog();
  // The cached health is too old by then.
  now += 10_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => ourRequests().close());

afterAll(() => webhook.close());

const asking = (headers: Record<string, string> = {}) =>
  new Request('https://site.example/api', { headers });
const asOperator = () => asking({ authorization: `Bearer ${SECRET}` });

test('health shows strangers whether all is well, and operators the figures', async () => {
  await ourRequests().add({ id: 'a', body: '{"name":"Ada"}' });
  now += 42_000;
  const examine = jest.spyOn(ourRequests(), 'checkHealth');
  expect(await (await health(asking())).json()).toEqual({ isWell: true, troubles: [] });
  now += 999;
  const response = await health(asOperator());
  expect(response.status).toBe(200);
  const figures = { storeWritable: true, undelivered: 1, oldestUndeliveredSeconds: 42 };
  expect(await response.json()).toMatchObject({ isWell: true, ...figures });
  expect(examine).toHaveBeenCalledTimes(1);
  now += 2;
  await health(asking());
  expect(examine).toHaveBeenCalledTimes(2);
});

test.each([
  {},
  { authorization: 'Bearer another secret, just as long' },
  { authorization: SECRET },
  { authorization: 'Bearer ' },
])('the headers %j start no delivery and show no metrics', async (headers) => {
  expect((await metrics(asking(headers))).status).toBe(401);
  expect((await deliver(asking(headers))).status).toBe(401);
  expect(webhook.calls).toHaveLength(0);
});

test('the schedule delivers due requests and responds with the rest', async () => {
  const response = await deliver(asOperator());
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ undelivered: 0, lastDeliveredAt: now });
  expect(webhook.calls.map(({ id }) => id)).toEqual(['a']);
  const { durations } = await (await health(asOperator())).json();
  const shown = await metrics(asOperator());
  expect(shown.headers.get('content-type')).toMatch('text/plain; version=0.0.4');
  const figures = (await shown.text()).split('\n');
  const type = '# TYPE site_requests_delivered_total counter';
  const expected = ['site_requests_accepted_total 1', 'site_requests_delivered_total 1'];
  expect(figures).toEqual(expect.arrayContaining([type, ...expected, 'site_requests_waiting 0']));
  expect(durations.outbox).toEqual({ medianMs: expect.any(Number), p99Ms: expect.any(Number) });
});

test('health and taken times respond with 503 when the store cannot be written', async () => {
  rmSync(store, { recursive: true });
  writeFileSync(store, '');
  const response = await health(asking());
  expect(response.status).toBe(503);
  const troubles = [expect.stringMatching(/^the store failed its check/)];
  expect(await response.json()).toEqual({ isWell: false, troubles });
  const shown = await metrics(asOperator());
  expect([shown.status, await shown.text()]).toEqual([
    200,
    expect.stringMatching(/^site_store_writable 0$/m),
  ]);
  expect(await alive(asking()).json()).toEqual({ alive: true });
  expect((await busy()).status).toBe(503);
  expect(log.events()).toEqual(['Store failed its check', 'Taken times cannot be read']);
});

test('without a secret nobody is an operator', async () => {
  Object.assign(environment(), { cronSecret: undefined });
  const response = await deliver(asking({ authorization: 'Bearer undefined' }));
  expect(response.status).toBe(401);
});
