import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from './listen.ts';
import { type Behaviour, behaviours, processesFirst } from './receiver-behaviours.ts';

type Call = { id: string; headers: IncomingMessage['headers']; body: string };

type Manner = {
  /** How long it takes to remember an id that it has looked for; at once, unless said. */
  lookMs?: () => number;
  /** How long its own steps take before it answers. */
  workMs?: () => number;
};

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/**
 * A real HTTP receiver that misbehaves on purpose and keeps count. It looks at the key as n8n's Remove Duplicates does:
 * look, remember, work. Two calls of one id at one moment may both pass the look; then it has processed them twice.
 */
export async function startWebhookReceiver({ lookMs, workMs }: Manner = {}) {
  const calls: Call[] = [];
  const times = new Map<string, number>();
  const processed = new Map<string, number>();
  const underWay: string[] = [];
  const twiceInFlight = new Set<string>();
  let lastCall = Date.now();
  let choose: (id: string, time: number) => Behaviour = () => 'accepts';

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const id = String(request.headers['webhook-id']);
    const isOver = new Promise((resolve) => response.once('close', resolve));
    lastCall = Date.now();
    if (underWay.includes(id)) twiceInFlight.add(id);
    underWay.push(id);

    const behaviour = choose(id, add(times, id));
    if (behaviour !== 'resets before reading') await read(request, id, behaviour);
    behaviours[behaviour](response);

    await isOver;
    underWay.splice(underWay.indexOf(id), 1);
  }

  async function read(request: IncomingMessage, id: string, behaviour: Behaviour) {
    // The whole of it, or nothing: a caller who hangs up half way has asked for nothing.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    calls.push({ id, headers: request.headers, body });
    if (processesFirst.has(behaviour)) await process(id);
    server.emit('call read');
  }

  /** Once it has begun it goes to its end, also when the caller hangs up. */
  async function process(id: string) {
    const isKnown = processed.has(id);
    if (lookMs) await pause(lookMs());
    if (isKnown) return;
    add(processed, id);
    if (workMs) await pause(workMs(), undefined, { ref: false });
  }

  const server = createServer((request, response) => void receive(request, response));
  const port = await listen(server);
  const url = new URL(`http://127.0.0.1:${port}/webhook`);

  return {
    url,
    /** How a site is told of it. */
    environment: { CONSULTATION_WEBHOOK_URL: url.href },
    calls,
    /** How it treats what comes from now on: always alike, or chosen by the id and by which time that one comes. */
    behave(next: Behaviour | typeof choose) {
      choose = typeof next === 'string' ? () => next : next;
    },
    /** How often each request has run the workflow. Once, however often it came: that is what the key is for. */
    processed,
    twiceInFlight,
    idleMs: () => Date.now() - lastCall,
    /** Resolves when so many calls have arrived. */
    async called(times = 1) {
      while (calls.length < times) await once(server, 'call read');
    },
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    /** After it was closed, at its address. */
    async comeBack() {
      await listen(server, port);
      lastCall = Date.now();
    },
  };
}

function add(counts: Map<string, number>, id: string) {
  const count = (counts.get(id) ?? 0) + 1;
  counts.set(id, count);
  return count;
}
