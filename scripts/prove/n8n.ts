import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort } from '../../__tests__/kit/real/listen.ts';
import { newForm, postForm } from '../../__tests__/kit/real/post-form.ts';
import { startSite } from '../../__tests__/kit/real/running-site.ts';
import { until, untilResponding } from '../../__tests__/kit/real/until.ts';
import { type Behaviour, startWebhookReceiver } from '../../__tests__/kit/real/webhook-receiver.ts';

const PATIENCE_MS = 600_000;
const [CALL_AT, MOVED_TO] = ['2026-11-23T14:00:00.000Z', '2026-11-24T15:00:00.000Z'];

const program = process.env['N8N'] ?? 'n8n';

const steps = await startWebhookReceiver();
const requestsWith = (id: string): Record<string, unknown>[] =>
  steps.calls.map(({ body }) => JSON.parse(body)).filter((request) => request.id === id);

const folder = mkdtempSync(join(tmpdir(), 'n8n-'));
// After a failed start, the tests and their hooks do not run.
process.once('exit', () => rmSync(folder, { recursive: true, maxRetries: 9 }));
const n8nUrl = `http://127.0.0.1:${await freePort()}`;
const env = {
  ...process.env,
  N8N_USER_FOLDER: folder,
  N8N_PORT: new URL(n8nUrl).port,
  N8N_LISTEN_ADDRESS: '127.0.0.1',
  N8N_RUNNERS_BROKER_PORT: String(await freePort()),
  N8N_DIAGNOSTICS_ENABLED: 'false',
};
const runN8n = (...options: string[]) => execFileSync(program, options, { env, stdio: 'pipe' });
writeFileSync(join(folder, 'workflow.json'), JSON.stringify([shippedWorkflow()]));
runN8n('import:workflow', `--input=${join(folder, 'workflow.json')}`);
runN8n('publish:workflow', '--id=consultation');
let n8n = await startN8n();

const webhook = new URL('/webhook/consultation', n8nUrl).href;
const site = await startSite({ CONSULTATION_WEBHOOK_URL: webhook, DATA_DIR: join(folder, 'site') });

async function postUntilTried(behaviour: Behaviour, times: number) {
  steps.behave(behaviour);
  const form = newForm();
  assert.equal(await postForm(site.url, form), 200);
  const isTried = () => requestsWith(form.id).length >= times;
  await until(isTried, PATIENCE_MS, `${form.id} is not tried ${times} times`);
  return form.id;
}

async function expectDoneOnce(id: string) {
  const failed = requestsWith(id).length;
  steps.behave('accepts');
  await until(() => requestsWith(id).length > failed, PATIENCE_MS, `${id} is not done`);
  await postUntilTried('accepts', 1);
  assert.equal(requestsWith(id).length, failed + 1);
}

// Comes first, because n8n answers 404 while it starts.
test('a step that fails twice is done once', async () => {
  await expectDoneOnce(await postUntilTried('is broken', 2));
});

test('a call that is booked, moved and cancelled, each twice, is three leads', async () => {
  const id = randomUUID();
  const headers: [id: string, sent: Record<string, string>][] = [
    [id, { 'x-call-at': CALL_AT, 'x-call-needs-agreement': 'yes' }],
    [randomUUID(), { 'x-changes': id, 'x-call-status': 'moved', 'x-call-at': MOVED_TO }],
    [randomUUID(), { 'x-changes': id, 'x-call-status': 'cancelled' }],
  ];
  for (const [id, sent] of headers)
    for (const _ of [1, 2]) {
      const given = { method: 'POST', headers: { ...sent, 'webhook-id': id }, body: '{}' };
      assert.equal((await fetch(webhook, given)).status, 200);
    }
  const received = headers
    .flatMap(([id]) => requestsWith(id))
    .map(({ callId, callAt, needsAgreement }) => `${callId} ${callAt} ${needsAgreement}`);
  assert.deepEqual(received, [`${id} ${CALL_AT} true`, `${id} ${MOVED_TO} false`, `${id}  false`]);
});

test('a step in whose middle n8n is killed is done once', async () => {
  const id = await postUntilTried('hangs', 1);
  const ended = once(n8n, 'exit');
  process.kill(-Number(n8n.pid), 'SIGKILL');
  await ended;
  const done = expectDoneOnce(id);
  n8n = await startN8n();
  await done;
});

async function startN8n() {
  // A process group, because a killed n8n leaves its children.
  const child = spawn(program, ['start'], { env, detached: true, stdio: ['ignore', 'ignore', 2] });
  const kill = () => process.kill(-Number(child.pid), 'SIGKILL');
  process.prependOnceListener('exit', () => child.exitCode ?? child.signalCode ?? kill());
  await untilResponding(`${n8nUrl}/healthz/readiness`, child, () => 'Its stderr is above.');
  return child;
}

function shippedWorkflow() {
  const body = { sendBody: true, specifyBody: 'json', jsonBody: '={{ $json }}' };
  const parameters = { method: 'POST', url: steps.url.href, ...body };
  const requestToSteps = { type: 'n8n-nodes-base.httpRequest', typeVersion: 4.2, parameters };
  const shipped = readFileSync(join(import.meta.dirname, '../operate/n8n-workflow.json'), 'utf8');
  const workflow = JSON.parse(shipped, (_, part) =>
    part?.name === 'Your steps instead of this one' ? { ...part, ...requestToSteps } : part,
  );
  return { ...workflow, id: 'consultation', active: false };
}
