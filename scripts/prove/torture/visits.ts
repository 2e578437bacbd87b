import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { type FormToPost, newForm } from '../../../__tests__/kit/real/post-form.ts';
import { until } from '../../../__tests__/kit/real/until.ts';
import type { startWebhookReceiver } from '../../../__tests__/kit/real/webhook-receiver.ts';

const VISITORS = 8;
/** A request in whose delivery a kill came waits for as long as the workflow may take, 100 s. */
const PATIENCE_MS = 150_000;

/** Eight visitors of each address see a page, post with the script, and post without it. */
export function startVisits(...urls: string[]) {
  const outcomes = new Map<string, number>();
  const sent = new Set<string>();
  let longestMs = 0;
  let cutOff = 0;
  let isOver = false;
  // Odd while a kill is under way.
  let kills = 0;

  async function visit(url: string) {
    while (!isOver) {
      const [form, formWithoutScript] = [newForm(), newForm()];
      await ask('a page', 200, () => send(`${url}/consultation`));
      await ask('a post of the script', 200, () => postOfScript(url, form));
      sent.add(form.id);
      await ask('a form without JavaScript', 303, () => postOfForm(url, formWithoutScript));
      sent.add(formWithoutScript.id);
    }
  }

  /** A kill breaks what is in flight. The browser has a copy of it, or the visitor asks again. */
  async function ask(what: string, expected: number, sendOnce: () => Promise<number | undefined>) {
    const before = kills;
    const begin = performance.now();
    const status = await sendOnce().catch(({ code }) => code);
    longestMs = Math.max(longestMs, performance.now() - begin);
    if (status !== expected && (kills > before || before % 2 === 1)) {
      cutOff += 1;
      return ask(what, expected, sendOnce);
    }
    const outcome = `${what}: ${status}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  const visitors = urls.flatMap((url) => Array.from({ length: VISITORS }, () => visit(url)));

  return {
    async duringKill(kill: () => Promise<unknown>) {
      kills += 1;
      await kill();
      kills += 1;
    },
    async end({ calls }: Awaited<ReturnType<typeof startWebhookReceiver>>) {
      isOver = true;
      await Promise.all(visitors);
      console.log({ ...Object.fromEntries(outcomes), cutOff, longestMs: Math.round(longestMs) });
      const served = ['a form without JavaScript: 303', 'a page: 200', 'a post of the script: 200'];
      assert.deepEqual([...outcomes.keys()].sort(), served);
      let read = 0;
      const countMissing = () => {
        for (const { id, body } of calls.slice(read))
          for (const arrived of [id, JSON.parse(body).name]) sent.delete(arrived);
        read = calls.length;
        return sent.size;
      };
      for (let left = countMissing(); left > 0; left = countMissing())
        await until(() => countMissing() < left, PATIENCE_MS, `${left} lost`);
    },
  };
}

function postOfScript(url: string, { id, address, body }: FormToPost) {
  const type = { 'content-type': 'application/json', 'idempotency-key': id };
  return post(url, address, body, type);
}

/** The name tells the request, because such a form has no id. */
function postOfForm(url: string, { id, address, body }: FormToPost) {
  const fields = Object.entries<string | null>({ ...JSON.parse(body), name: id });
  const filled = fields.map(([name, value]) => [name, value ?? '']);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return post(url, address, `${new URLSearchParams(filled)}`, type);
}

/** Caddy tells the site the address of a connection. Without Caddy, the visitor does. */
function post(url: string, localAddress: string, body: string, type: Record<string, string>) {
  const headers = {
    ...type,
    'content-length': Buffer.byteLength(body),
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': localAddress,
  };
  return send(`${url}/api/consultation`, { method: 'POST', headers, localAddress }, body);
}

/** `fetch` cannot choose the address of its connection. */
async function send(url: string, options: RequestOptions = {}, body = '') {
  const sent = request(url, { ...options, agent: false }).end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  await response?.resume().toArray();
  return response?.statusCode;
}
