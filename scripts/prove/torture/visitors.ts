import { setTimeout as pause } from 'node:timers/promises';
import { type FormToPost, newForm, postForm } from './post-form.ts';
import type { SeededRandom } from './seeded-random.ts';

const REST_AFTER_FAILURE_MS = 200;

type Manner = {
  connections: number;
  /** How long a visitor rests between two forms, on average. */
  restMs: number;
  fillIn?: (random: SeededRandom) => FormToPost;
};

export type Visitors = ReturnType<typeof visitors>;

/**
 * Visitors who fill in one form after another and keep a copy of each until a 2xx comes back, as the
 * browser does.
 */
export function visitors(
  sites: readonly [string, ...string[]],
  random: SeededRandom,
  { connections, restMs, fillIn = newForm }: Manner,
) {
  const acknowledged = new Set<string>();
  const copies = new Map<string, FormToPost>();
  const answers = new Map<number, number>();
  let isOpen = true;

  async function send(form: FormToPost) {
    const status = await postForm(random.pick(sites), form);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status < 200 || status > 299) return false;
    acknowledged.add(form.id);
    copies.delete(form.id);
    return true;
  }

  async function visit() {
    while (isOpen) {
      const form = fillIn(random);
      copies.set(form.id, form);
      if (!(await send(form))) await pause(REST_AFTER_FAILURE_MS);
      else if (restMs) await pause(random.between(0, 2 * restMs));
    }
  }

  const all = Array.from({ length: connections }, visit);

  return {
    acknowledged,
    answers,
    ids: () => [...acknowledged, ...copies.keys()],
    /** No new forms; the ones under way are answered first. */
    async leave() {
      isOpen = false;
      await Promise.all(all);
    },
    /** Every copy that a browser still holds is sent again, until none is left or nothing gets through any more. */
    async comeBack(patienceMs: number) {
      const waiting = [...copies.values()];
      let lastTaken = Date.now();
      async function sendCopies() {
        for (let form = waiting.shift(); form; form = waiting.shift()) {
          if (await send(form)) lastTaken = Date.now();
          else if (Date.now() > lastTaken + patienceMs) return;
          else {
            waiting.push(form);
            await pause(REST_AFTER_FAILURE_MS);
          }
        }
      }
      await Promise.all(Array.from({ length: connections }, sendCopies));
    },
  };
}
