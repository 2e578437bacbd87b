import './test-environment.ts';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { openRequests } from '#server/requests/our-requests.ts';
import { aCallBody, aRequestBody } from '../../__tests__/kit/builders/requests.ts';
import { listen } from '../../__tests__/kit/real/listen.ts';
import { startSite } from '../../__tests__/kit/real/running-site.ts';
import type { Burst, Posts } from './burst/posters.ts';
import { databaseStore, type Store, sqliteStore } from './torture/stores.ts';

/** `--site FOLDER` measures another build, and only prints its figures. */
const { values } = parseArgs({ options: { site: { type: 'string' } } });

const WAITING = 1_500;
const RECEIVER_MS = 20;
const MEASURED_S = 15;
const BURSTS = [
  { posters: 64, share: 2 / 5 },
  { posters: 400, share: 1 / 3 },
] as const;

test('SQLite', () => measure(sqliteStore()));
test('PostgreSQL', async () => measure(await databaseStore()));

async function measure(store: Store) {
  await using afterwards = new AsyncDisposableStack();
  afterwards.defer(store.remove);
  await fill(store);
  let delivered = 0;
  const receiver = createServer((request, response) => {
    request.resume().once('end', () => {
      delivered += 1;
      setTimeout(() => response.end(), RECEIVER_MS);
    });
  });
  afterwards.defer(() => void receiver.close().closeAllConnections());
  const environment = {
    TRUSTED_PROXIES: '1',
    CONSULTATION_WEBHOOK_URL: `http://127.0.0.1:${await listen(receiver)}/`,
    ...store.environment,
  };
  const site = await startSite(environment, values.site ? { folder: values.site } : {});
  afterwards.defer(() => site.end());

  async function deliveriesASecond() {
    await pause(2_000);
    const [before, begin] = [delivered, performance.now()];
    await pause(MEASURED_S * 1_000);
    return (1_000 * (delivered - before)) / (performance.now() - begin);
  }

  const quiet = await deliveriesASecond();
  console.log(`${quiet.toFixed(1)} deliveries a second without posts`);
  for (const { posters, share } of BURSTS) {
    const burst = startPosters(site.url, posters);
    const beside = await deliveriesASecond();
    const posts = await burst.end();
    console.log(
      `${beside.toFixed(1)} beside ${posters} visitors, ` +
        `${posts.aSecond.toFixed(0)} posts a second, the slowest after ${posts.slowestMs} ms`,
    );
    assert.equal(posts.refused, 0);
    if (!values.site) assert.ok(beside >= share * quiet, `${posters} visitors starve delivery`);
  }
}

async function fill({ environment }: Store) {
  const { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl } = environment;
  const requests = openRequests({ dataFolder, databaseUrl });
  const body = JSON.stringify(aRequestBody());
  for (let added = 0; added < WAITING; added += 1) await requests.add({ id: randomUUID(), body });
  await requests.close();
}

/** In a thread of their own they do not delay the receiver. */
function startPosters(url: string, posters: number) {
  const bodies = [aRequestBody(), aCallBody()].map((request) => JSON.stringify(request));
  const worker = new Worker(new URL('./burst/posters.ts', import.meta.url), {
    workerData: { url, posters, bodies } satisfies Burst,
    execArgv: [],
  });
  return {
    async end() {
      const posts = new Promise<Posts>((resolve) => worker.once('message', resolve));
      worker.postMessage('end');
      const { responded, seconds, ...rest } = await posts;
      return { aSecond: responded / seconds, ...rest };
    },
  };
}
