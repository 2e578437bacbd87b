import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, listen } from './real/listen.ts';
import { startSite } from './real/running-site.ts';
import { answering, until } from './real/until.ts';
import { newForm, postForm } from './torture/post-form.ts';

const HELP = `There is no n8n. Install it anywhere, and name it:
  npm install --prefix ~/n8n n8n
  N8N=~/n8n/node_modules/.bin/n8n npm run prove -- n8n`;
const PATIENCE_MS = 600_000;
const PLACE_FOR_STEPS = 'Your steps instead of this one';
const CALL_AT = '2026-11-23T14:00:00.000Z';
const MOVED_TO = '2026-11-24T15:00:00.000Z';

const program = process.env['N8N'] ?? 'n8n';
if (spawnSync(program, ['--version']).error) throw new Error(HELP);

/** The steps of an agency: they fail and take time as they are told, and count what they have done. */
type Lead = Record<string, unknown> & { id: string };
const asked: Lead[] = [];
const done: string[] = [];
let treat = (_time: number) => ({ status: 200, afterMs: 0 });
const timesAsked = (id: string) => asked.filter((lead) => lead.id === id).length;
const steps = createServer(async (request, response) => {
  const id = String(request.headers['webhook-id']);
  asked.push({ ...JSON.parse(await text(request)), id });
  const { status, afterMs } = treat(timesAsked(id));
  await pause(afterMs);
  // n8n was killed meanwhile, and never hears of it.
  if (response.destroyed) return;
  if (status === 200) done.push(id);
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

/** Posts a lead, and resolves to its id. */
async function post() {
  const form = newForm();
  const status = await postForm(site.url, form);
  if (status !== 200) throw new Error(`the site answered ${status} to a lead`);
  return form.id;
}

/** The site's own retry when it never heard the answer. */
const repeat = (id: string, headers = {}) =>
  fetch(webhook, { method: 'POST', headers: { ...headers, 'webhook-id': id }, body: '{}' });
const isDone = (id: string) => until(() => done.includes(id), PATIENCE_MS, `${id} was never done`);
const isAsked = (id: string) =>
  until(() => timesAsked(id) > 0, PATIENCE_MS, `${id} never reached the steps`);
const leadOf = (id: string) => asked.findLast((lead) => lead.id === id);

/** What happens to leads on their way. Each resolves to ids, all of which are then done exactly once. */
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
    const leads = ids.map(leadOf);
    const moments = leads
      .map((lead) => `${lead?.['callAt']} ${lead?.['needsAgreement']}`)
      .slice(0, 2);
    if (moments.join() !== `${CALL_AT} true,${MOVED_TO} false`)
      throw new Error(`the steps were told ${moments}`);
    if (new Set(leads.map((lead) => lead?.['callId'])).size > 1)
      throw new Error('the changes of a call have other names than the call');
    return ids;
  },
  async 'the site is killed while n8n works'() {
    treat = () => ({ status: 200, afterMs: 3_000 });
    const id = await post();
    await isAsked(id);
    await site.end('SIGKILL');
    site = await startSite(environment);
    return [id];
  },
  async 'a step fails twice'() {
    treat = (time) => ({ status: time < 3 ? 500 : 200, afterMs: 0 });
    return [await post(), await post()];
  },
  async 'n8n is restarted in the middle of a step'() {
    return endInTheMiddle('SIGTERM');
  },
  async 'n8n is killed in the middle of a step'() {
    return endInTheMiddle('SIGKILL');
  },
};

try {
  for (const [name, happens] of Object.entries(trials)) {
    treat = () => ({ status: 200, afterMs: 0 });
    const ids = await happens();
    for (const id of ids) await isDone(id);
    const isOnce = ids.every((id) => done.filter((one) => one === id).length === 1);
    console.log(`${isOnce ? 'yes' : 'NO '}  ${name}`);
    if (!isOnce) process.exitCode = 1;
  }
} finally {
  await Promise.all([site.remove(), end('SIGKILL')]);
  rmSync(folder, { recursive: true, force: true });
  steps.close().closeAllConnections();
}

async function endInTheMiddle(signal: NodeJS.Signals) {
  treat = (time) => ({ status: 200, afterMs: time === 1 ? 5_000 : 0 });
  const id = await post();
  await isAsked(id);
  await end(signal);
  n8n = await startN8n();
  return [id];
}

async function startN8n() {
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  // A process group of its own: killed, n8n leaves what it has started.
  const stdio = ['ignore', output, output] as const;
  const child = spawn(program, ['start'], { env, detached: true, stdio: [...stdio] });
  await answering(`${n8nUrl}/healthz/readiness`, child, () => readFileSync(log, 'utf8'));
  return child;
}

async function end(signal: NodeJS.Signals) {
  const { pid = 0 } = n8n;
  const ended = once(n8n, 'exit');
  process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
  await ended;
}

/** The workflow as it is shipped, with a call of our steps in the place of an agency's own. */
function shippedWorkflow() {
  const file = join(import.meta.dirname, '../operate/n8n-workflow.json');
  const workflow: { nodes: { name: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const parameters = {
    method: 'POST',
    url: stepsUrl,
    sendHeaders: true,
    sendBody: true,
    specifyBody: 'json',
    headerParameters: { parameters: [{ name: 'webhook-id', value: '={{ $json.id }}' }] },
    jsonBody: '={{ $json }}',
  };
  const call = { type: 'n8n-nodes-base.httpRequest', typeVersion: 4.2, parameters };
  const nodes = workflow.nodes.map((node) =>
    node.name === PLACE_FOR_STEPS ? { ...node, ...call } : node,
  );
  return { ...workflow, nodes, id: 'consultation', active: false };
}
