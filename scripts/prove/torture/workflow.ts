import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../real/listen.ts';
import { type Behaviour, behaviours, processesFirst } from '../real/receiver-behaviours.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Workflow = {
  /** How a site is told of it. */
  environment: Record<string, string>;
  readonly processed: ReadonlyMap<string, number>;
  twiceInFlight: ReadonlySet<string>;
  idleMs(): number;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
};

export type Manner = {
  /** How the nth call of an id is treated; well, unless said. */
  mood?: ((call: number) => Behaviour | undefined) | undefined;
  /** How long its own steps may take before it answers. */
  workMs?: readonly [number, ...number[]] | undefined;
};

/**
 * The receiving workflow. It looks at the key as n8n's Remove Duplicates does: look, remember, work. Two calls of
 * one id at one moment both pass the look, so it processes them twice, and counts that.
 */
export async function startWorkflow(random: SeededRandom, { mood, workMs = [0] }: Manner = {}) {
  const calls = new Map<string, number>();
  const processed = new Map<string, number>();
  const inFlight = new Map<string, number>();
  const twiceInFlight = new Set<string>();
  let lastCall = Date.now();

  async function receive(request: IncomingMessage, answer: ServerResponse) {
    const id = String(request.headers['webhook-id']);
    const isOver = new Promise((resolve) => answer.once('close', resolve));
    lastCall = Date.now();
    if (add(inFlight, id, 1) > 1) twiceInFlight.add(id);

    const behaviour = mood?.(add(calls, id, 1)) ?? 'accepts';
    if (behaviour !== 'resets before reading' && (await arrives(request)))
      if (processesFirst.has(behaviour)) await process(id);
    behaviours[behaviour](answer);

    await isOver;
    add(inFlight, id, -1);
  }

  /** Once it has begun it goes to its end, also when the caller hangs up. */
  async function process(id: string) {
    const isKnown = processed.has(id);
    await pause(random.between(1, 4));
    if (isKnown) return;
    add(processed, id, 1);
    await pause(random.pick(workMs), undefined, { ref: false });
  }

  const server = createServer((request, answer) => void receive(request, answer));
  const port = await listen(server);

  const url = `http://127.0.0.1:${port}/webhook/consultation`;
  return {
    url,
    environment: { CONSULTATION_WEBHOOK_URL: url },
    processed,
    twiceInFlight,
    idleMs: () => Date.now() - lastCall,
    async goAway() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    async comeBack() {
      await listen(server, port);
    },
  };
}

/** The whole request, or nothing: a caller who hangs up half way has asked for nothing. */
async function arrives(request: IncomingMessage) {
  try {
    for await (const _ of request);
    return true;
  } catch {
    return false;
  }
}

function add(counts: Map<string, number>, id: string, amount: number) {
  const count = (counts.get(id) ?? 0) + amount;
  counts.set(id, count);
  return count;
}
