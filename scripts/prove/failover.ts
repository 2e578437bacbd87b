import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedPostgres } from '../../__tests__/kit/real/embedded-postgres.ts';
import { freePort, listen } from '../../__tests__/kit/real/listen.ts';
import { newForm, postForm } from '../../__tests__/kit/real/post-form.ts';
import { startSite } from '../../__tests__/kit/real/running-site.ts';
import { until } from '../../__tests__/kit/real/until.ts';
import { startWebhookReceiver } from '../../__tests__/kit/real/webhook-receiver.ts';

const LOAD_MS = 10_000;
/** Longer than a pause of the lane. */
const PATIENCE_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'failover-'));
// PostgreSQL runs as another user.
chmodSync(folder, 0o755);
const login = { user: 'proof', password: 'proof' };

test('a synchronous standby that takes over has every acknowledged request', async (proof) => {
  const primary = await server('primary', 'synchronous_standby_names=*');
  await primary.postgres.initialise();
  execFileSync('cp', ['-a', primary.folder, join(folder, 'standby')]);
  const from = `host=127.0.0.1 port=${primary.port} user=${login.user} password=${login.password}`;
  const standby = await server('standby', `primary_conninfo=${from}`);
  // PostgreSQL reads no content of this file, but its owner must be PostgreSQL's user.
  execFileSync('cp', ['-a', `${standby.folder}/PG_VERSION`, `${standby.folder}/standby.signal`]);
  await primary.postgres.start();
  // It resolves when the standby has become a primary.
  const promoted = standby.postgres.start();
  const onPrimary = primary.postgres.getPgClient();
  await onPrimary.connect();
  const STATES = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'";
  const follows = async () => (await onPrimary.query(STATES)).rowCount === 1;
  await until(follows, PATIENCE_MS, 'The standby does not follow.');

  let leadsTo = primary.port;
  const stableName = createServer((client) => {
    pipeline(client, connect(leadsTo, '127.0.0.1'), client, () => {});
  });
  const DATABASE_URL = `postgres://proof:proof@127.0.0.1:${await listen(stableName)}/postgres`;
  const workflow = await startWebhookReceiver();
  const settings = { DATABASE_URL, TRUSTED_PROXIES: '1', ...workflow.environment };
  const site = await startSite(settings);
  // Without a workflow every request stays in the store.
  await workflow.close();

  const [acknowledged, refused] = [new Set<string>(), new Set<string>()];
  const leaving = new AbortController();
  async function visit() {
    while (!leaving.signal.aborted) {
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
  const onStandby = standby.postgres.getPgClient();
  await onStandby.connect();
  await onStandby.query('SELECT pg_promote()');
  await promoted;
  leadsTo = standby.port;
  const isBack = () => acknowledged.size > before + visits.length;
  await until(isBack, PATIENCE_MS, 'Nothing is acknowledged again.');
  const backAfterMs = Date.now() - killedAt;
  leaving.abort();
  await Promise.all(visits);

  await workflow.comeBack();
  const lost = () => {
    const delivered = new Set(workflow.calls.map(({ id }) => id));
    return [...acknowledged].filter((id) => !delivered.has(id)).length;
  };
  const complaint = () => `${lost()} of ${acknowledged.size} lost`;
  await until(() => lost() === 0, PATIENCE_MS, complaint);
  proof.diagnostic(
    `${before} acknowledged before the kill, the store back after ${backAfterMs} ms, 0 lost`,
  );
  await site.remove();
  kill(standby.folder);
  rmSync(folder, { recursive: true });
});

async function server(name: string, setting: string) {
  const [databaseDir, port] = [join(folder, name), await freePort()];
  const quiet = { onLog: () => {}, onError: () => {} };
  const options = { ...login, databaseDir, port, postgresFlags: ['-c', setting], ...quiet };
  return { folder: databaseDir, port, postgres: await embeddedPostgres(options) };
}

/** The server is stopped before its children are killed, so that no process is left to finish anything. */
function kill(databaseDir: string) {
  const pid = Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGSTOP');
  execFileSync('pkill', ['-KILL', '-P', `${pid}`]);
  process.kill(pid, 'SIGKILL');
}
