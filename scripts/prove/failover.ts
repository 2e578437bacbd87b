import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { embeddedPostgres } from '../../__tests__/kit/real/embedded-postgres.ts';
import { freePort, listen } from '../../__tests__/kit/real/listen.ts';
import { newForm, postForm } from '../../__tests__/kit/real/post-form.ts';
import { startSite } from '../../__tests__/kit/real/running-site.ts';
import { until } from '../../__tests__/kit/real/until.ts';
import { startWebhookReceiver } from '../../__tests__/kit/real/webhook-receiver.ts';

const LOAD_MS = 10_000;
/** Longer than a pause of the lane. */
const PATIENCE_MS = 120_000;

test('a synchronous standby that takes over has every acknowledged request', async (proof) => {
  const folder = mkdtempSync(join(tmpdir(), 'failover-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const { primary, standby } = await twoServers(folder);
  const address = await stableAddress(primary.port);
  const workflow = await startWebhookReceiver();
  const store = { DATABASE_URL: urlAt(address.port), TRUSTED_PROXIES: '1' };
  const site = await startSite({ ...store, ...workflow.environment });
  // Every request stays in the store.
  await workflow.close();

  const [acknowledged, refused] = [new Set<string>(), new Set<string>()];
  const stopPosting = new AbortController();
  async function visit() {
    while (!stopPosting.signal.aborted) {
      const form = newForm();
      const isKept = (await postForm(site.url, form)) === 200;
      (isKept ? acknowledged : refused).add(form.id);
    }
  }
  const visits = Array.from({ length: 6 }, visit);
  await pause(LOAD_MS);
  assert.equal(refused.size, 0);
  kill(primary.folder);
  const [killedAt, before] = [Date.now(), acknowledged.size];
  await ask(standby.port, 'SELECT pg_promote()');
  address.leadTo(standby.port);
  const isBack = () => acknowledged.size > before + visits.length;
  await until(isBack, PATIENCE_MS, 'Nothing is acknowledged again.');
  const awayMs = Date.now() - killedAt;
  stopPosting.abort();
  await Promise.all(visits);

  await workflow.comeBack();
  const lost = () => {
    const delivered = new Set(workflow.calls.map(({ id }) => id));
    return [...acknowledged].filter((id) => !delivered.has(id)).length;
  };
  const complaint = () => `${lost()} of ${acknowledged.size} lost`;
  await until(() => lost() === 0, PATIENCE_MS, complaint);
  proof.diagnostic(
    `${before} acknowledged before the kill, the store back after ${awayMs} ms, ${acknowledged.size} in all, 0 lost`,
  );
  await Promise.all([site.remove(), workflow.close()]);
  address.close();
  kill(standby.folder);
  rmSync(folder, { recursive: true });
});

/** The standby begins as a copy of the primary that was never started. */
async function twoServers(folder: string) {
  const [primary, standby] = [
    { folder: join(folder, 'primary'), port: await freePort() },
    { folder: join(folder, 'standby'), port: await freePort() },
  ];
  const from = `primary_conninfo=host=127.0.0.1 port=${primary.port} user=proof password=proof`;
  const first = await server(primary, 'synchronous_standby_names=*');
  await first.initialise();
  execFileSync('cp', ['-a', primary.folder, standby.folder]);
  execFileSync('cp', [
    '-a',
    join(standby.folder, 'PG_VERSION'),
    join(standby.folder, 'standby.signal'),
  ]);
  await first.start();
  // It resolves when the standby has become a primary.
  void (await server(standby, from)).start().catch(() => undefined);
  const states = () => ask(primary.port, 'SELECT sync_state FROM pg_stat_replication');
  const isSynchronous = async () =>
    (await states()).some(({ sync_state }) => sync_state === 'sync');
  await until(isSynchronous, PATIENCE_MS, 'The standby does not follow.');
  return { primary, standby };
}

type Server = { folder: string; port: number };

const server = ({ folder, port }: Server, setting: string) =>
  embeddedPostgres({
    databaseDir: folder,
    port,
    user: 'proof',
    password: 'proof',
    postgresFlags: ['-c', setting],
    onLog: () => {},
    onError: () => {},
  });

/** Without a process that could finish anything. */
function kill(folder: string) {
  const file = join(folder, 'postmaster.pid');
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  process.kill(pid, 'SIGSTOP');
  execFileSync('pkill', ['-KILL', '-P', `${pid}`]);
  process.kill(pid, 'SIGKILL');
}

/** The one name of both servers. */
async function stableAddress(port: number) {
  let target = port;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    for (const socket of [client, database]) sockets.add(socket);
    pipeline(client, database, client, () => {
      for (const socket of [client, database]) sockets.delete(socket);
    });
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: await listen(proxy),
    leadTo(next: number) {
      target = next;
      hangUp();
    },
    close() {
      proxy.close();
      hangUp();
    },
  };
}

const urlAt = (port: number) => `postgres://proof:proof@127.0.0.1:${port}/postgres`;

async function ask(port: number, sql: string) {
  const client = new pg.Client(urlAt(port));
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
