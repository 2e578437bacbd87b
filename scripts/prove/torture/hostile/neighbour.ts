import { residentMegabytes } from '../../real/open-files.ts';
import { newForm, postForm } from '../post-form.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Whether they waited too long is told by `slowest`; a busy machine is no refusal. */
const PATIENCE_MS = 300_000;

/**
 * Somebody else who visits the same site meanwhile: how long they waited at most, what they did not get, and by how
 * much the site grew before their eyes.
 */
export function neighbour(site: string, random: SeededRandom, pid?: number) {
  const refusals: string[] = [];
  const slowest = { page: 0, lead: 0 };
  const before = residentMegabytes(pid);
  let most = before;
  let isThere = true;

  async function timed(what: 'page' | 'lead', ask: () => Promise<number>) {
    const started = performance.now();
    const status = await ask();
    slowest[what] = Math.max(slowest[what], Math.round(performance.now() - started));
    if (status !== 200) refusals.push(`the neighbour's ${what} was answered ${status}`);
  }

  async function visit() {
    while (isThere) {
      most = Math.max(most, residentMegabytes(pid));
      await timed('page', () => statusOf(`${site}/consultation`));
      await timed('lead', () => postForm(site, newForm(random), PATIENCE_MS));
    }
  }
  const visits = visit();

  return {
    slowest,
    refusals,
    grownMegabytes: () => Math.round(most - before),
    async leave() {
      isThere = false;
      await visits;
    },
  };
}

async function statusOf(address: string) {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
}
