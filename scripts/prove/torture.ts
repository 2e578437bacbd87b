import './test-environment.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../__tests__/kit/real/listen.ts';
import { pick } from '../../__tests__/kit/real/post-form.ts';
import { startProgram } from '../../__tests__/kit/real/running-program.ts';
import { until, untilAnswering } from '../../__tests__/kit/real/until.ts';
import { databaseStore, mountDisk, sqliteStore, whyNoMounts } from './torture/stores.ts';
import { type Fault, underLoad, type World } from './torture/under-load.ts';

/** `--short` leaves out what takes long or the machine cannot do. */
const { short } = parseArgs({ options: { short: { type: 'boolean' } } }).values;
const [OUTAGE_MS, KILLS, CUTS] = short ? [1_000, 2, 1] : [10_000, 100, 5];
const PATIENCE_MS = 120_000;

suite('torture', { concurrency: short ? 3 : 1 }, () => {
  test('restarts and kill -9, SQLite', () => underLoad(sqliteStore(), restartAndKill));

  test('database missing, restarts and kill -9, PostgreSQL', async () => {
    const store = await databaseStore();
    await underLoad(store, outage(store.stop, store.start), restartAndKill);
  });

  test('disk read-only or full, and power cut', { skip: short && whyNoMounts() }, async () => {
    const disk = mountDisk(64);
    const store = sqliteStore(disk.path, disk.remove);
    // Linux remounts as read-only only while no file is open for writing.
    disk.remount('ro');
    const makeWritable = () => disk.remount('rw');
    const readOnlyDisk = outage(() => {}, makeWritable);
    await underLoad(store, readOnlyDisk, outage(disk.fillUp, disk.makeRoom), powerCuts(disk));
  });

  if (!short) test('restarts behind the proxy', () => underLoad(sqliteStore(), restartBehindProxy));
});

async function restartAndKill({ restart }: World) {
  for (let kill = 0; kill < KILLS; kill += 1)
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await pause(500 * Math.random());
      await Promise.all(pick<(0 | 1)[]>([0], [1], [0, 1]).map((victim) => restart(victim, signal)));
    }
}

/** A browser sends an interrupted post again, but no page may fail. */
async function restartBehindProxy({ sites, restart }: World) {
  const url = await startCaddy(new URL(sites[0].url));
  let isOver = false;
  async function read() {
    while (!isOver) {
      const answer = await fetch(`${url}/consultation`);
      await answer.text();
      assert.equal(answer.status, 200);
    }
  }
  async function restartTenTimes() {
    for (let count = 0; count < 10; count += 1) await restart(0, 'SIGTERM');
    isOver = true;
  }
  await Promise.all([restartTenTimes(), ...Array.from({ length: 8 }, read)]);
}

async function startCaddy({ host }: URL) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const manual = readFileSync('docs/going-live.md', 'utf8');
  const [, lines = ''] = /Caddyfile <<'END'\n([\s\S]*?)END/.exec(manual) ?? [];
  const ours = lines.replace('agency.example', url).replace('127.0.0.1:3000', host);
  const words = ['caddy', 'run', '--config', '-', '--adapter', 'caddyfile'];
  const { child, lines: said } = startProgram(words, { HOME: tmpdir() });
  child.stdin.end(`{\nadmin off\n}\n${ours}`);
  await untilAnswering(url, child, () => said.join('\n'));
  return url;
}

function outage(begin: () => unknown, end: () => unknown): Fault {
  return async ({ workflow, visitors, sites }) => {
    await begin();
    visitors.failures.length = 0;
    await pause(OUTAGE_MS);
    await workflow.close();
    const isRefused = () => visitors.failures.includes(503);
    await until(isRefused, PATIENCE_MS, 'nothing was refused: the store was never away');
    const { status } = await fetch(`${sites[0].url}/api/health`);
    await end();
    await workflow.comeBack();
    const before = workflow.calls.length;
    const isCalled = () => workflow.calls.length > before;
    await until(isCalled, PATIENCE_MS, 'nothing is delivered again');
    assert.equal(status, 503, '/api/health does not say that the store is away');
  };
}

/** Acknowledged requests must be on disk. A drive that lies about writes is not covered. */
function powerCuts(disk: ReturnType<typeof mountDisk>): Fault {
  return async ({ workflow, sites, restart }) => {
    // The workflow is away, so that every request stays in the store.
    await workflow.close();
    for (let cut = 0; cut < CUTS; cut += 1) {
      await pause(500 + 1_500 * Math.random());
      // Linux could report a lost write as done.
      for (const { child } of sites) child.kill('SIGSTOP');
      disk.cutPower();
      for (const site of sites) await site.end('SIGKILL');
      disk.powerUp();
      for (const victim of [0, 1] as const) await restart(victim);
    }
    await workflow.comeBack();
  };
}
