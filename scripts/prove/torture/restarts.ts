import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { holdSocket } from '../../../__tests__/kit/real/held-socket.ts';
import { freePort } from '../../../__tests__/kit/real/listen.ts';
import { startProgram } from '../../../__tests__/kit/real/running-program.ts';
import { untilResponding } from '../../../__tests__/kit/real/until.ts';
import { startWebhookReceiver } from '../../../__tests__/kit/real/webhook-receiver.ts';
import { SERVED } from '../../build/builds.ts';
import { sqliteStore } from './stores.ts';
import type { Fault, World } from './under-load.ts';
import { startVisits } from './visits.ts';

const RESTARTS = 10;
const BETWEEN_RESTARTS_MS = 1_000;
const START_TAKES_S = 20;

/** As systemd restarts the site of Going live, behind Caddy and without a proxy. */
export async function restartBeneathSocket() {
  await using afterwards = new AsyncDisposableStack();
  const store = sqliteStore();
  afterwards.defer(store.remove);
  const workflow = await startWebhookReceiver();
  afterwards.defer(workflow.close);
  const environment = { TRUSTED_PROXIES: '1', ...workflow.environment, ...store.environment };
  const site = await holdSocket([process.execPath, resolve(SERVED, 'server.mjs')], environment);
  afterwards.defer(site.release);
  await site.start();
  const visits = startVisits(site.url, await startCaddy(linesOfManual(new URL(site.url).host)));

  for (let restarts = 0; restarts < RESTARTS; restarts += 1) {
    await pause(BETWEEN_RESTARTS_MS);
    if (restarts % 2 === 0) await site.end('SIGTERM');
    else await visits.duringKill(() => site.end('SIGKILL'));
    await site.start(START_TAKES_S);
    await fetch(`${site.url}/robots.txt`, { headers: { connection: 'close' } });
  }
  await visits.end(workflow);
}

export const restartReplicas: Fault = async ({ sites, restart, workflow }) => {
  const visits = startVisits(await startCaddy(linesOfCompose(sites)));
  for (let restarts = 0; restarts < RESTARTS; restarts += 1) {
    await pause(BETWEEN_RESTARTS_MS);
    const victims = ([[0], [1], [0, 1]] as const)[restarts % 3] ?? [];
    await Promise.all(victims.map((victim) => restart(victim, 'SIGTERM')));
  }
  await visits.end(workflow);
};

async function startCaddy(lines: string) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const command = ['caddy', 'run', '--config', '-', '--adapter', 'caddyfile'];
  const { child, lines: said } = startProgram(command, { HOME: tmpdir() });
  child.stdin.end(`{\nadmin off\n}\n${lines.replace(ADDRESS, url)}`);
  await untilResponding(url, child, () => said.join('\n'));
  return url;
}

const ADDRESS = /^agency\.example|^.*localhost\}/m;

function linesOfManual(host: string) {
  const manual = readFileSync('docs/going-live.md', 'utf8');
  const [, lines = ''] = /Caddyfile <<'END'\n([\s\S]*?)END/.exec(manual) ?? [];
  return lines.replace('127.0.0.1:3000', host);
}

/** Docker's DNS gives each replica an address. Here each has a port. */
function linesOfCompose(sites: World['sites']) {
  const compose = readFileSync('compose.yaml', 'utf8');
  const [, lines = ''] = /content: \|\n([\s\S]*?)\n\S/.exec(compose) ?? [];
  const replicas = sites.map(
    (site) => `a localhost ${new URL(site.url).port} {
      refresh 5s
      versions ipv4
    }`,
  );
  return lines.replace(
    /dynamic a site 3000 \{[^}]*\}/,
    `dynamic multi {\n${replicas.join('\n')}\n}`,
  );
}
