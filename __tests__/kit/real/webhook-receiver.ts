import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';
import { type Behaviour, behaviours } from './receiver-behaviours.ts';

type Call = { id: string; headers: IncomingMessage['headers']; body: string };

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

export async function startWebhookReceiver() {
  const calls: Call[] = [];
  const underWay: string[] = [];
  const twiceInFlight = new Set<string>();
  let behaviour: Behaviour = 'accepts';

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const id = String(request.headers['webhook-id']);
    const isOver = new Promise((resolve) => response.once('close', resolve));
    if (underWay.includes(id)) twiceInFlight.add(id);
    underWay.push(id);

    const now = behaviour;
    if (now !== 'resets before reading') await read(request, id);
    behaviours[now](response);

    await isOver;
    underWay.splice(underWay.indexOf(id), 1);
    server.emit('call over');
  }

  async function read(request: IncomingMessage, id: string) {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    calls.push({ id, headers: request.headers, body });
    server.emit('call read');
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
    twiceInFlight,
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
    comeBack: () => listen(server, port),
  };
}
