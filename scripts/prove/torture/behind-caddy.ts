import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../__tests__/kit/real/listen.ts';
import { type FormToPost, newForm } from '../../../__tests__/kit/real/post-form.ts';
import { startProgram } from '../../../__tests__/kit/real/running-program.ts';
import { until, untilResponding } from '../../../__tests__/kit/real/until.ts';
import type { Fault, World } from './under-load.ts';

const RESTARTS = 10;
const BETWEEN_RESTARTS_MS = 1_000;
const VISITORS = 8;
const PATIENCE_MS = 60_000;

export const restartOneBehindCaddy = restartBehind(linesOfManual, [0]);
export const restartReplicasBehindCaddy = restartBehind(linesOfCompose, [0], [1], [0, 1]);

type LinesFor = (url: string, sites: World['sites']) => string;

function restartBehind(linesFor: LinesFor, ...turns: (0 | 1)[][]): Fault {
  return async ({ sites, restart, visitors, workflow }) => {
    const url = await startCaddy(linesFor, sites);
    const outcomes = new Map<string, number>();
    const namesSent: string[] = [];
    let isOver = false;

    async function visit() {
      while (!isOver) {
        const page = await fetch(`${url}/consultation`);
        await page.text();
        count(`a page: ${page.status}`);
        const [form, formWithoutScript] = [newForm(), newForm()];
        count(`a post of the script: ${await postOfScript(url, form)}`);
        visitors.acknowledged.push(form.id);
        count(`a form without JavaScript: ${await postOfForm(url, formWithoutScript)}`);
        namesSent.push(formWithoutScript.id);
      }
    }
    const count = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1);

    async function restartAll() {
      for (let restarts = 0; restarts < RESTARTS; restarts += 1) {
        await pause(BETWEEN_RESTARTS_MS);
        const victims = turns[restarts % turns.length] ?? [];
        await Promise.all(victims.map((victim) => restart(victim, 'SIGTERM')));
      }
      isOver = true;
    }
    await Promise.all([restartAll(), ...Array.from({ length: VISITORS }, visit)]);

    console.log(Object.fromEntries(outcomes));
    const expected = ['a form without JavaScript: 303', 'a page: 200', 'a post of the script: 200'];
    assert.deepEqual([...outcomes.keys()].sort(), expected);
    const nameOf = ({ body }: { body: string }) => JSON.parse(body).name;
    const areDelivered = () => {
      const arrived = new Set(workflow.calls.map(nameOf));
      return namesSent.every((name) => arrived.has(name));
    };
    await until(areDelivered, PATIENCE_MS, 'a form without JavaScript is lost');
  };
}

async function startCaddy(linesFor: LinesFor, sites: World['sites']) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const command = ['caddy', 'run', '--config', '-', '--adapter', 'caddyfile'];
  const { child, lines: said } = startProgram(command, { HOME: tmpdir() });
  child.stdin.end(`{\nadmin off\n}\n${linesFor(url, sites)}`);
  await untilResponding(url, child, () => said.join('\n'));
  return url;
}

function linesOfManual(url: string, [site]: World['sites']) {
  const manual = readFileSync('docs/going-live.md', 'utf8');
  const [, lines = ''] = /Caddyfile <<'END'\n([\s\S]*?)END/.exec(manual) ?? [];
  return lines.replace('agency.example', url).replace('127.0.0.1:3000', new URL(site.url).host);
}

/** Docker's DNS gives each replica an address. Here each has a port. */
function linesOfCompose(url: string, sites: World['sites']) {
  const compose = readFileSync('compose.yaml', 'utf8');
  const [, lines = ''] = /content: \|\n([\s\S]*?)\n\S/.exec(compose) ?? [];
  const replicas = sites.map(
    (site) => `a localhost ${new URL(site.url).port} {
      refresh 5s
      versions ipv4
    }`,
  );
  return lines
    .replace(/^.*localhost\}/m, url)
    .replace(/dynamic a site 3000 \{[^}]*\}/, `dynamic multi {\n${replicas.join('\n')}\n}`);
}

const postOfScript = (url: string, { id, address, body }: FormToPost) =>
  post(url, address, body, { 'content-type': 'application/json', 'idempotency-key': id });

/** The name tells the request, because such a form has no id. */
function postOfForm(url: string, { id, address, body }: FormToPost) {
  const fields = Object.entries<string | null>({ ...JSON.parse(body), name: id });
  const filled = fields.map(([name, value]) => [name, value ?? '']);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return post(url, address, `${new URLSearchParams(filled)}`, type);
}

/** Caddy tells the site where a connection comes from, and `fetch` cannot choose that. */
async function post(url: string, localAddress: string, body: string, type: Record<string, string>) {
  const headers = {
    ...type,
    'content-length': Buffer.byteLength(body),
    'sec-fetch-site': 'same-origin',
  };
  const options = { method: 'POST', headers, localAddress, agent: false };
  const sent = request(`${url}/api/consultation`, options).end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  response?.resume();
  return response?.statusCode;
}
