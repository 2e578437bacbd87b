import { readEnvironment } from '#server/environment.ts';
import { openOutbox } from '#server/outbox/open-outbox.ts';
import { filledForm } from '../torture/filled-form.ts';
import { seededRandom } from '../torture/seeded-random.ts';
import { type Engine, newStore } from '../torture/stores.ts';
import { fill } from './fill.ts';

const WARM_UP = 200;
const TIMES = 3_000;

/** How long one request takes to be safe on disk, in milliseconds, one after another, beside so many others. */
export async function timeEnqueue(engine: Engine, rows: number): Promise<number[]> {
  const random = seededRandom('enqueue');
  const store = await newStore(engine);
  const outbox = openOutbox(readEnvironment(store.environment));
  await outbox.health();
  await fill(store.environment, rows);
  const tookMs: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time += 1) {
    const request = { id: random.uuid(), body: filledForm(random) };
    const begin = performance.now();
    await outbox.add(request);
    if (time >= WARM_UP) tookMs.push(performance.now() - begin);
  }
  await outbox.close();
  await store.remove();
  return tookMs;
}
