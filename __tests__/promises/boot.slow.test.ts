import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requestsIn } from '#server/requests/requests.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { until } from '../kit/real/until.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../kit/real/webhook-receiver.ts';
import { aFolder } from '../kit/setup/folder.ts';
import { startBooted } from '../kit/setup/start-script.ts';
import { newFolder } from '../kit/setup/stores.ts';

let webhook: WebhookReceiver | undefined;
afterEach(() => webhook?.close());

test('SIGTERM releases the lease and the request', async () => {
  const place = await newFolder();
  webhook = await startWebhookReceiver();
  const outbox = requestsIn(place.connect());
  await outbox.add({ id: 'a', body: '{}' });
  webhook.behave('hangs');
  const booted = startBooted({ ...place.environment, ...webhook.environment });
  await webhook.called();
  booted.child.kill('SIGTERM');

  expect(await booted.ended()).toMatch(/exit 143$/);
  expect(await outbox.find('a')).toMatchObject({ state: 'pending' });
  await outbox.add({ id: 'b', body: '{}' });
  // On a busy machine "a" may be due again.
  expect(await outbox.claim('of another')).toMatchObject({ body: '{}' });
});

test('a site without a webhook says where requests are, and stops with one file', async () => {
  const folder = aFolder();
  const log = join(folder, 'outbox.db-wal');
  const booted = startBooted({ DATA_DIR: folder });
  await booted.printed(4);
  await until(() => existsSync(log), 20_000, 'the site has not opened its store');
  const outbox = requestsIn(sqliteEngine(folder));
  await outbox.add({ id: 'a', body: '{}' });
  await outbox.close();
  expect(existsSync(log)).toBe(true);

  booted.child.kill('SIGTERM');
  expect(await booted.ended()).toMatch(/exit 143$/);
  expect(booted.lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: expect.stringMatching(/ sent to nobody yet .*Connect a workflow/) },
    { level: 'info', event: expect.stringContaining('set DESK_PASSWORD') },
    { event: 'booted' },
    { event: 'The site needs attention', because: 'nobody receives the requests' },
  ]);
  expect(existsSync(log)).toBe(false);

  const reopened = requestsIn(sqliteEngine(folder));
  expect(await reopened.find('a')).toBeDefined();

  await reopened.close();
});

test('a process with a database logs that a store beside it may hold requests', async () => {
  const DATABASE_URL = 'postgres://127.0.0.1:1/outbox';
  const booted = startBooted({ DATABASE_URL, DATA_DIR: aFolder({ 'outbox.db': 'no database' }) });
  while (!booted.lines.some((line) => line.includes('outbox.db may hold requests')))
    await booted.printed(booted.lines.length + 1);
});
