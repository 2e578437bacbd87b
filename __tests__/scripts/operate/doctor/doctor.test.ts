import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { runScript } from '../../../setup/run-script.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-command-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const doctor = (environment: Record<string, string>, ...typed: string[]) =>
  runScript('doctor.ts', { folder, environment, typed });

/** A webhook that answers one call, and tells what it was. */
async function aWebhook(status: number) {
  const received: unknown[] = [];
  const server = createServer(async (request, answer) => {
    received.push(await json(request));
    answer.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: { CONSULTATION_WEBHOOK_URL: `http://127.0.0.1:${port}/hook/s3cret` },
    received,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

test('fails a site that would tell nobody, with a line a finding', async () => {
  const { code, printed } = await doctor({});

  expect(code).toBe(1);
  expect(printed).toMatch(/^WRONG {3}CONSULTATION_WEBHOOK_URL is not set: .*\nbetter {2}SITE_URL/);
});

test('passes a site that works, though it could be better', async () => {
  writeFileSync(join(folder, '.env.local'), 'CONSULTATION_WEBHOOK_URL=https://example.com/hook\n');

  expect(await doctor({})).toMatchObject({
    code: 0,
    printed: expect.stringContaining('right   Requests go to example.com, over https.'),
  });
});

test('sends nothing unless asked to', async () => {
  await using webhook = await aWebhook(200);

  await doctor(webhook.environment);

  expect(webhook.received).toEqual([]);
});

test('sends one request that nobody takes for a visitor', async () => {
  await using webhook = await aWebhook(200);

  const { code, printed } = await doctor(webhook.environment, '--send');

  expect({ code, printed }).toEqual({
    code: 0,
    printed: expect.stringMatching(/right {3}The webhook took the test request in \d+ ms \(200\)/),
  });
  expect(webhook.received).toMatchObject([{ name: 'TEST by npm run doctor', callDate: null }]);
  expect(printed).not.toContain('s3cret');
});

test('fails when nobody answers', async () => {
  const webhook = await aWebhook(200);
  await webhook[Symbol.asyncDispose]();

  const { code, printed } = await doctor(webhook.environment, '--send');

  expect(code).toBe(1);
  expect(printed).toContain('The webhook gave no answer (ECONNREFUSED)');
});

test('ends with 2 and its help when it was not understood', async () => {
  expect(await doctor({}, '--sned')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('npm run doctor -- --send'),
  });
});
