import './test-environment.ts';
import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { parseArgs } from 'node:util';
import { openRequests } from '#server/requests/our-requests.ts';
import { startProgram } from '../../__tests__/kit/real/running-program.ts';
import { startSite } from '../../__tests__/kit/real/running-site.ts';
import { startWebhookReceiver } from '../../__tests__/kit/real/webhook-receiver.ts';
import { SERVED } from '../build/builds.ts';
import { ERASED, fill } from './tools/many-rows.ts';
import { startVisitors } from './tools/visitors.ts';
import { databaseStore, type Store, sqliteStore } from './torture/stores.ts';

/** `--site FOLDER` measures another build, and only prints its figures. */
const { values } = parseArgs({
  options: { site: { type: 'string' }, rows: { type: 'string', default: '60000' } },
});
const build = resolve(values.site ?? SERVED);

test('SQLite', () => useToolsBesideVisitors(sqliteStore()));
test('PostgreSQL', async () => useToolsBesideVisitors(await databaseStore()));

async function useToolsBesideVisitors(store: Store) {
  await using afterwards = new AsyncDisposableStack();
  afterwards.defer(store.remove);
  const filled = sqliteStore();
  afterwards.defer(filled.remove);
  const folder = filled.environment.DATA_DIR;
  await fill(folder, Number(values.rows));

  const workflow = await startWebhookReceiver();
  afterwards.defer(workflow.close);
  const common = { TRUSTED_PROXIES: '1', ...workflow.environment, ...store.environment };
  const site = await startSite(common, { folder: build });
  afterwards.defer(() => site.end());
  const environment = { ...store.environment, DATA_DIR: site.dataDirectory };

  async function beside(name: string, work: () => Promise<unknown>) {
    const visitors = startVisitors(site.url);
    const begin = performance.now();
    await work();
    const seconds = (performance.now() - begin) / 1000;
    const { posts, refused, slowestMs } = await visitors.leave();
    const unstored = site.log().split('"Store failed"').length - 1;
    console.log(
      `${name}: ${seconds.toFixed(1)} s, ${posts} posts, ${refused} refused, ` +
        `${unstored} so far not stored, the slowest after ${slowestMs} ms`,
    );
    if (!values.site) assert.deepEqual({ refused, unstored }, { refused: 0, unstored: 0 }, name);
  }

  async function run(...given: string[]) {
    const tool = startProgram([process.execPath, join(build, 'outbox.mjs'), ...given], environment);
    const said = await tool.ended();
    assert.match(said, /exit 0$/, said.slice(-2_000));
  }

  async function purge() {
    const { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl } = environment;
    const requests = openRequests({ dataFolder, databaseUrl });
    for (let rounds = 0; rounds < 5; rounds += 1) await requests.purge(0);
    await requests.close();
  }

  await beside('nothing', () => new Promise((resolve) => setTimeout(resolve, 10_000)));
  await beside('restore', () => run('restore', join(folder, 'outbox.db')));
  await beside('backup', () => run('backup', join(folder, 'backup.db')));
  await beside('export', () => run('export'));
  await beside('release --all', () => run('release', '--all'));
  await beside('retry', () => run('retry'));
  await beside('purge', purge);
  await beside('forget', () => run('forget', ERASED, '--yes'));
}
