import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, listen } from './real/listen.ts';
import { newForm, postForm } from './real/post-form.ts';
import { startSite } from './real/running-site.ts';
import { answering, until } from './real/until.ts';

const HELP = 'No n8n: npm install --prefix ~/n8n n8n, and set N8N=~/n8n/node_modules/.bin/n8n';
const PATIENCE_MS = 600_000;
const PLACE_FOR_STEPS = 'Your steps instead of this one';
const CALL_AT = '2026-11-23T14:00:00.000Z';
const MOVED_TO = '2026-11-24T15:00:00.000Z';

const program = process.env['N8N'] ?? 'n8n';
if (spawnSync(program, ['--version']).error) throw new Error(HELP);

type Lead = Record<string, unknown> & { id: string };
const asked: Lead[] = [];
const done: string[] = [];
let treat = (_time: number) => ({ status: 200, afterMs: 0 });
const timesAsked = (id: string) => asked.filter((lead) => lead.id === id).length;
const steps = createServer(async (request, response) => {
  const lead: Lead = JSON.parse(await text(request));
  asked.push(lead);
  const { status, afterMs } = treat(timesAsked(lead.id));
  await pause(afterMs);
  // n8n was killed meanwhile.
  if (response.destroyed) return;
  if (status === 200) done.push(lead.id);
  response.writeHead(status).end('{}');
});
const stepsUrl = `http://127.0.0.1:${await listen(steps)}`;

const folder = mkdtempSync(join(tmpdir(), 'n8n-'));
const n8nUrl = `http://127.0.0.1:${await freePort()}`;
const env = {
  ...process.env,
  N8N_USER_FOLDER: folder,
  N8N_PORT: new URL(n8nUrl).port,
  N8N_LISTEN_ADDRESS: '127.0.0.1',
  N8N_RUNNERS_BROKER_PORT: String(await freePort()),
  N8N_DIAGNOSTICS_ENABLED: 'false',
};
const command = (...words: string[]) => execFileSync(program, words, { env, stdio: 'pipe' });
writeFileSync(join(folder, 'workflow.json'), JSON.stringify([shippedWorkflow()]));
command('import:workflow', `--input=${join(folder, 'workflow.json')}`);
command('publish:workflow', '--id=consultation');
let n8n = await startN8n();

const webhook = new URL('/webhook/consultation', n8nUrl).href;
const environment = { CONSULTATION_WEBHOOK_URL: webhook, DATA_DIR: join(folder, 'site') };
let site = await startSite(environment);

async function post() {
  const form = newForm();
  const status = await postForm(site.url, form);
  if (status !== 200) throw new Error(`the site answered ${status} to a lead`);
  return form.id;
}

/** The site retries like this if it does not receive the answer. */
const repeat = (id: string, headers = {}) =>
  fetch(webhook, { method: 'POST', headers: { ...headers, 'webhook-id': id }, body: '{}' });
const isDone = (id: string) => until(() => done.includes(id), PATIENCE_MS, `${id} is not done`);
const isAsked = (id: string) => until(() => timesAsked(id) > 0, PATIENCE_MS, `${id} is not there`);

/** Each trial resolves to ids whose steps must run exactly once. */
const trials: Record<string, () => Promise<string[]>> = {
  async 'a lead that the site repeats'() {
    const id = await post();
    await isDone(id);
    for (let time = 0; time < 2; time += 1) await repeat(id);
    return [id];
  },
  async 'a call that is booked, moved and cancelled, each sent twice, is one calendar entry'() {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const changes = { 'x-changes': ids[0] };
    const headers = [
      { 'x-call-at': CALL_AT, 'x-call-needs-agreement': 'yes' },
      { ...changes, 'x-call-status': 'moved', 'x-call-at': MOVED_TO },
      { ...changes, 'x-call-status': 'cancelled' },
    ];
    for (const [index, id] of ids.entries())
      for (let time = 0; time < 2; time += 1) await repeat(id, headers[index]);
    const told = ids.map((id) => asked.findLast((lead) => lead.id === id));
    assert.deepEqual(
      told.slice(0, 2).map((lead) => [lead?.['callAt'], lead?.['needsAgreement']]),
      [
        [CALL_AT, true],
        [MOVED_TO, false],
      ],
    );
    assert.equal(new Set(told.map((lead) => lead?.['callId'])).size, 1);
    return ids;
  },
  async 'the site is killed while n8n works'() {
    const id = await underWay(3_000);
    await site.end('SIGKILL');
    site = await startSite(environment);
    return [id];
  },
  async 'a step fails twice'() {
    treat = (time) => ({ status: time < 3 ? 500 : 200, afterMs: 0 });
    return [await post(), await post()];
  },
  'n8n is restarted in the middle of a step': () => endInTheMiddle('SIGTERM'),
  'n8n is killed in the middle of a step': () => endInTheMiddle('SIGKILL'),
};

try {
  for (const [name, happens] of Object.entries(trials)) {
    treat = () => ({ status: 200, afterMs: 0 });
    const ids = await happens();
    for (const id of ids) await isDone(id);
    for (const id of ids) assert.equal(done.filter((one) => one === id).length, 1, name);
    console.log(`yes  ${name}`);
  }
} finally {
  await Promise.all([site.remove(), end('SIGKILL')]);
  rmSync(folder, { recursive: true, force: true });
  steps.close().closeAllConnections();
}

async function underWay(afterMs: number) {
  treat = (time) => ({ status: 200, afterMs: time === 1 ? afterMs : 0 });
  const id = await post();
  await isAsked(id);
  return id;
}

async function endInTheMiddle(signal: NodeJS.Signals) {
  const id = await underWay(5_000);
  await end(signal);
  n8n = await startN8n();
  return [id];
}

async function startN8n() {
  // A process group, because a killed n8n leaves its children.
  const child = spawn(program, ['start'], { env, detached: true, stdio: ['ignore', 'ignore', 2] });
  await answering(`${n8nUrl}/healthz/readiness`, child, () => 'Its words are above.');
  return child;
}

async function end(signal: NodeJS.Signals) {
  const { pid = 0 } = n8n;
  const ended = once(n8n, 'exit');
  process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
  await ended;
}

/** Replaces the agency's steps in the shipped workflow by a call of ours. */
function shippedWorkflow() {
  const file = join(import.meta.dirname, '../operate/n8n-workflow.json');
  const workflow: { nodes: { name: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const body = { sendBody: true, specifyBody: 'json', jsonBody: '={{ $json }}' };
  const parameters = { method: 'POST', url: stepsUrl, ...body };
  const call = { type: 'n8n-nodes-base.httpRequest', typeVersion: 4.2, parameters };
  const nodes = workflow.nodes.map((node) =>
    node.name === PLACE_FOR_STEPS ? { ...node, ...call } : node,
  );
  return { ...workflow, nodes, id: 'consultation', active: false };
}
