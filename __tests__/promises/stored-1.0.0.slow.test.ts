import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST } from '#app/call/[key]/route.tsx';
import { agencyLinkOf } from '#domain/agency-visit.ts';
import { callHours } from '#domain/call-hours.ts';
import { callStateOf } from '#domain/call-state.ts';
import { couriersOf } from '#server/delivery/couriers.ts';
import { processWide } from '#server/process/process-wide.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { requestsIn } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { nextAddress } from '../kit/builders/requests.ts';
import { startMailReceiver } from '../kit/real/mail-receiver.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../kit/real/webhook-receiver.ts';
import { aFolder } from '../kit/setup/folder.ts';
import { newFolder, newSchema, openSession, type Place } from '../kit/setup/stores.ts';
import { todayIs } from '../kit/setup/today-is.ts';

const NOW = new Date('2026-11-26T12:20Z');
const NEW_TIME = '2026-12-01T10:00:00.000Z';
const idOf = (number: number) => `0b0c6a5e-7d5c-4c1e-9f0a-00000000000${number}`;

const stored = (file: string) => join(import.meta.dirname, 'stored-1.0.0', file);

let workflow: WebhookReceiver;
let server: Awaited<ReturnType<typeof startMailReceiver>>;
beforeEach(async () => {
  todayIs(NOW);
  Object.assign(callHours, { timeZone: 'Europe/Berlin' });
  // What the process shares belongs to the other store.
  Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
  [workflow, server] = [await startWebhookReceiver(), await startMailReceiver()];
});
afterEach(() => Promise.all([workflow.close(), server.close()]));

test.each<() => Promise<Place>>([newFolder, newSchema])(
  'a 1.0.0 store of %p delivers; its link works',
  async (newPlace) => {
    const place = await newPlace();
    const { DATA_DIR } = place.environment;
    if (DATA_DIR) copyFileSync(stored('outbox.sqlite'), join(DATA_DIR, 'outbox.db'));
    else await (await openSession(place)).query(readFileSync(stored('outbox.sql'), 'utf8'));
    const requests = processWide('requests', () => requestsIn(place.connect(() => Date.now())));

    const found = await requests.newest({}, 20);
    const changeOf = (request: StoredRequest) => callStateOf(request, Date.now()).change;
    const states = found.map((request) =>
      changeOf(request) === 'new' ? request.state : changeOf(request),
    );
    expect(states.sort().join(' ')).toBe(
      'cancelled delivered delivered delivered delivered held moved parked pending pending',
    );
    const ofCalls = found.filter(({ callHash }) => callHash !== null);
    const links = new Set(ofCalls.map(agencyLinkOf));
    expect(links).not.toContain(undefined);
    expect(links.size).toBe(new Set(ofCalls.map(({ callHash }) => callHash)).size);
    await moveByLink(found.find((request) => changeOf(request) === 'moved')?.link ?? '');

    const smtpUrl = new URL(`smtp://site:password@127.0.0.1:${server.port}`);
    const copies = { smtpUrl, from: 'a@b.example', to: ['us@b.example'], timeoutMs: 5_000 };
    const couriers = couriersOf(requests, {
      receiver: { url: workflow.url, secret: undefined, timeoutMs: 5_000 },
      mailing: { visitors: { ...copies, to: [] }, copies },
    });
    const stopClaiming = new AbortController().signal;
    for (const { deliver } of couriers) await deliver({ lease: 'ours', stopClaiming });

    expect(workflow.calls.map(({ headers }) => headers)).toMatchObject([
      { 'webhook-id': idOf(8), 'x-call-at': '2026-11-30T14:00:00.000Z' },
      { 'x-changes': idOf(3), 'x-call-status': 'moved', 'x-call-at': NEW_TIME },
      { 'webhook-id': idOf(7) },
    ]);
    const mailed = server.mails.flatMap(({ to }) => to.map((address) => address.split('@')[0]));
    expect(mailed.sort().join(' ')).toBe('bob eve finn us us us');
    const copy = server.mails.find(({ to }) => to.includes('us@b.example'));
    expect(copy?.raw).toContain('Analytical Engines');
  },
);

test('a 1.0.0 store, brought up to date, has the tables of a new store', async () => {
  const folder = aFolder();
  copyFileSync(stored('outbox.sqlite'), join(folder, 'outbox.db'));
  expect(await statementsOf(folder)).toEqual(await statementsOf(aFolder()));
});

async function statementsOf(folder: string) {
  const engine = sqliteEngine(folder);
  const rows = await engine.query('SELECT name, sql FROM sqlite_schema ORDER BY name');
  await engine.close();
  const withoutComments = (sql: unknown) =>
    String(sql)
      .replaceAll(/--.*|\s+/g, ' ')
      .split(/ +/);
  return rows.map(({ name, sql }) => [name, withoutComments(sql)]);
}

async function moveByLink(link: string) {
  const [key = ''] = link.split('/').slice(-1);
  const request = new Request(link, {
    method: 'POST',
    headers: { [SOCKET_ADDRESS]: nextAddress() },
    body: new URLSearchParams({ revision: '1', action: 'move', at: NEW_TIME }),
  });
  expect((await POST(request, { params: Promise.resolve({ key }) })).status).toBe(303);
}
