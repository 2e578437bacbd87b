import { chmodSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { POST as ask } from '#app/api/consultation/route.ts';
import { POST } from '#app/call/[key]/route.tsx';
import { callHours } from '#domain/call-hours.ts';
import { calendarCopiesIn } from '#server/calls/calendar-copies.ts';
import { routesOf } from '#server/http/deliver-once.ts';
import { processWide } from '#server/process/process-wide.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { schemaSteps } from '#server/store/schema.ts';
import { housekeeping } from '#server/watch/housekeeping.ts';
import { aPost, nextAddress } from '../kit/builders/consultation-post.ts';
import { aCallBody, aRequestBody } from '../kit/builders/consultation-request.ts';
import { startMailReceiver } from '../kit/real/mail-receiver.ts';
import { startWebhookReceiver } from '../kit/real/webhook-receiver.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { kindsOfStore, openSession } from '../kit/setup/stores.ts';
import { todayIs } from '../kit/setup/today-is.ts';

const SITE = 'https://agency.example';
const MINUTE = 60_000;
const OUT = join(import.meta.dirname, 'stored-1.0.0');
const id = (number: number) => `0b0c6a5e-7d5c-4c1e-9f0a-${String(number).padStart(12, '0')}`;
const keyOf = (number: number) => String(number).padStart(32, '0');

test.each(kindsOfStore)('makes the store of 1.0.0 in $kind', async ({ kind, newPlace }) => {
  captureLog();
  Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
  todayIs(new Date('2026-11-26T09:00Z'));
  let now = Date.now();
  const pass = (minutes: number) => {
    now += minutes * MINUTE;
    jest.setSystemTime(now);
  };
  Object.assign(callHours, { timeZone: 'Europe/Berlin', bufferMinutes: 5, reminderHours: 24 });
  process.env['SITE_URL'] = SITE;
  const place = await newPlace();
  const engine = place.connect(() => now);
  const requests = processWide('requests', () => requestsIn(engine));
  const [webhook, server] = [await startWebhookReceiver(), await startMailReceiver()];
  const smtpUrl = new URL(`smtp://site:password@127.0.0.1:${server.port}`);
  const visitors = { smtpUrl, from: 'site@agency.example', to: [], timeoutMs: 5_000 };
  const copies = { ...visitors, to: ['us@agency.example'] };
  const mailing = { visitors, copies };
  const receiver = { url: webhook.url, secret: undefined, timeoutMs: 5_000 };
  const [toWebhook, toMail] = routesOf(requests, { receiver, mailing });
  const keepHouse = housekeeping(requests, { purgeAfterDays: 30, mailing });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const stopClaiming = new AbortController().signal;
  const deliver = () => toWebhook?.deliver({ lease: 'a', stopClaiming });
  const mail = () => toMail?.deliver({ lease: 'b', stopClaiming });

  const post = async (number: number, body: object, headers = {}) => {
    const request = aPost(body, {
      'idempotency-key': id(number),
      'x-lead-source': 'utm_source=spring',
      ...headers,
    });
    expect((await ask(new Request(`${SITE}/api/consultation`, request))).status).toBe(200);
  };
  const write = (number: number, name: string, more = {}) =>
    post(
      number,
      aRequestBody({
        name,
        email: `${name.toLowerCase()}@example.com`,
        submittedAt: new Date(now).toISOString(),
        ...more,
      }),
    );
  const book = (number: number, name: string, callTime: string) =>
    post(
      number,
      aCallBody({
        name,
        email: `${name.toLowerCase()}@example.com`,
        phone: `+49 30 555${number}`,
        callDate: '2026-11-30',
        callTime,
        submittedAt: new Date(now).toISOString(),
      }),
      { 'x-call-key': keyOf(number), 'x-visitor-time-zone': 'Europe/Berlin' },
    );
  const press = async (number: number, fields: Record<string, string>) => {
    const request = new Request(`${SITE}/call/${keyOf(number)}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { [SOCKET_ADDRESS]: nextAddress(), origin: 'null' },
    });
    expect((await POST(request, { params: Promise.resolve({ key: keyOf(number) }) })).status).toBe(
      303,
    );
  };

  await keepHouse();
  const copiesOfCalendars = calendarCopiesIn(engine);
  await copiesOfCalendars.claim('ours');
  await copiesOfCalendars.store('ours', { busy: [[now, now + MINUTE]], notUnderstood: 0 });
  await write(1, 'Ada');
  await write(2, 'Spam', { subject: 'x' });
  await book(3, 'Bob', '10:00');
  await book(4, 'Cleo', '11:00');
  await deliver();
  await mail();
  pass(5);
  await press(3, { sequence: '0', action: 'move', at: '2026-11-30T13:00:00.000Z' });
  await press(4, { sequence: '0', action: 'cancel' });
  await deliver();
  await mail();
  expect(webhook.calls).toHaveLength(5);

  await write(5, 'Dora');
  webhook.behave('refuses the request');
  await deliver();
  webhook.behave('accepts');
  pass(0.05);
  await write(6, 'Gus');
  await deliver();
  await mail();
  webhook.behave('refuses the request');
  for (let round = 0; round < 9; round += 1) {
    pass(15);
    await deliver();
  }
  expect(await requests.find(id(5))).toMatchObject({ state: 'parked' });

  await write(7, 'Eve');
  webhook.behave('is broken');
  await deliver();
  server.behave('greylists');
  await book(8, 'Finn', '15:00');
  await mail();
  pass(1);

  if (kind === 'SQLite') {
    await engine.close();
    const file = join(OUT, 'outbox.sqlite');
    copyFileSync(join(place.environment['DATA_DIR'] ?? '', 'outbox.db'), file);
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM');
    database.close();
    chmodSync(file, 0o644);
  } else writeFileSync(join(OUT, 'outbox.sql'), await dump(await openSession(place)));
  await Promise.all([webhook.close(), server.close()]);
});

const FILLED = ['outbox_lane', 'mail_lane', 'store_alert'];
const TABLES = ['outbox', 'mail', ...FILLED, 'store_moment', 'calendar_copy'];

/** The schema's own statements, and a line for each row. */
async function dump(session: pg.Client) {
  const lines = [
    'CREATE TABLE store_schema (step INTEGER PRIMARY KEY)',
    ...schemaSteps,
    `TRUNCATE ${FILLED}`,
  ];
  for (const table of ['store_schema', ...TABLES]) {
    const { rows } = await session.query(`SELECT * FROM ${table}`);
    for (const row of rows) {
      const given = Object.entries(row).filter(([, value]) => value !== null);
      const values = given.map(([name, value]) =>
        typeof value === 'number' || /_(at|since|until|ends)$|^at$/.test(name)
          ? value
          : pg.escapeLiteral(String(value)),
      );
      lines.push(
        `INSERT INTO ${table} (${given.map(([name]) => name).join(', ')}) VALUES (${values.join(', ')})`,
      );
    }
  }
  return `${lines.map((line) => line.trim()).join(';\n')};\n`;
}
