import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { filledForm } from './filled-form.ts';
import { type FormToPost, keepAlive, postForm } from './post-form.ts';

export type Visitors = ReturnType<typeof visitors>;

/**
 * Visitors who fill in one form after another and keep a copy of each until a 2xx comes back, as the
 * browser does.
 */
export function visitors(
  sites: readonly [string, ...string[]],
  chance: Chance,
  { connections, restMs }: Pace,
) {
  const agent = keepAlive(connections);
  const acknowledged = new Set<string>();
  const copies = new Map<string, FormToPost>();
  const answers = new Map<number, number>();
  let isOpen = true;

  async function send(form: FormToPost) {
    const status = await postForm(chance.pick(sites), form, agent);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status < 200 || status > 299) return false;
    acknowledged.add(form.id);
    copies.delete(form.id);
    return true;
  }

  async function visit() {
    while (isOpen) {
      const form = newForm(chance);
      copies.set(form.id, form);
      await send(form);
      if (restMs) await pause(chance.between(0, 2 * restMs));
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
    /** Every copy that a browser still holds is sent again, until the site has taken it. */
    async comeBack(patienceMs: number) {
      const end = Date.now() + patienceMs;
      while (copies.size > 0 && Date.now() < end) {
        const [form] = copies.values();
        if (form && !(await send(form))) await pause(200);
      }
      agent.destroy();
    },
  };
}

type Pace = {
  connections: number;
  /** How long a visitor rests between two forms, on average. */
  restMs: number;
};

function newForm(chance: Chance): FormToPost {
  const part = () => Math.floor(chance.between(1, 255));
  return {
    id: chance.uuid(),
    address: `10.${part()}.${part()}.${part()}`,
    body: filledForm(chance),
  };
}
