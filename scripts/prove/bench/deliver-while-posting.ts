import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startSite } from '../real/running-site.ts';
import { type Engine, newStore } from '../torture/stores.ts';
import { measure } from './measure.ts';

/** How many a second reach a receiver that is fast while as many post as can, and how many of those are accepted. */
export async function deliverWhilePosting(engine: Engine, connections: number, ms: number) {
  await using afterwards = new AsyncDisposableStack();
  const receiver = fork(join(import.meta.dirname, 'fast-receiver.ts'));
  afterwards.defer(() => void receiver.kill());
  const [port] = await once(receiver, 'message');
  const url = `http://127.0.0.1:${port}`;
  const store = await newStore(engine);
  afterwards.defer(store.remove);
  const site = await startSite({
    ...store.environment,
    TRUSTED_PROXIES: '1',
    CONSULTATION_WEBHOOK_URL: url,
  });
  afterwards.defer(() => site.end('SIGKILL'));

  await measure(site.url, connections, WARM_UP_MS);
  const taken = async () => Number(await (await fetch(url)).text());
  const before = await taken();
  const begin = performance.now();
  const { perSecond } = await measure(site.url, connections, ms);
  const delivered = (await taken()) - before;
  return {
    accepted: perSecond,
    delivered: (delivered / (performance.now() - begin)) * 1_000,
  };
}

const WARM_UP_MS = 3_000;
