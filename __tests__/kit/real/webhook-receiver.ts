import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from './listen.ts';
import { type Behaviour, behaviours } from './receiver-behaviours.ts';

type Call = { id: string; headers: IncomingMessage['headers']; body: string };

/** How long the check for a known id takes. */
type Manner = { lookMs?: () => number };

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** Like n8n's Remove Duplicates it checks the id, records it and works. With `lookMs` two concurrent calls of one id both run. */
export async function startWebhookReceiver({ lookMs }: Manner = {}) {
  const calls: Call[] = [];
  const processed = new Map<string, number>();
  const underWay: string[] = [];
  const twiceInFlight = new Set<string>();
  let lastCall = Date.now();
  let behaviour: Behaviour = 'accepts';

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const id = String(request.headers['webhook-id']);
    const isOver = new Promise((resolve) => response.once('close', resolve));
    lastCall = Date.now();
    if (underWay.includes(id)) twiceInFlight.add(id);
    underWay.push(id);

    const now = behaviour;
    if (now !== 'resets before reading') await read(request, id, now.startsWith('accepts'));
    behaviours[now](response);

    await isOver;
    underWay.splice(underWay.indexOf(id), 1);
    server.emit('call over');
  }

  async function read(request: IncomingMessage, id: string, isAccepted: boolean) {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    calls.push({ id, headers: request.headers, body });
    if (isAccepted) await process(id);
    server.emit('call read');
  }

  /** A started workflow continues if the caller disconnects. */
  async function process(id: string) {
    const isKnown = processed.has(id);
    if (lookMs) await pause(lookMs());
    if (isKnown) return;
    processed.set(id, (processed.get(id) ?? 0) + 1);
  }

  const server = createServer((request, response) => void receive(request, response));
  const port = await listen(server);
  const url = new URL(`http://127.0.0.1:${port}/webhook`);

  return {
    url,
    environment: { CONSULTATION_WEBHOOK_URL: url.href },
    calls,
    behave(next: Behaviour) {
      behaviour = next;
    },
    processed,
    twiceInFlight,
    idleMs: () => Date.now() - lastCall,
    async called(times = 1) {
      while (calls.length < times) await once(server, 'call read');
    },
    callOver: () => once(server, 'call over'),
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    async comeBack() {
      await listen(server, port);
      lastCall = Date.now();
    },
  };
}
