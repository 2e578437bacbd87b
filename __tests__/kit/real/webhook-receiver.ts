import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

const behaviours = {
  accepts: (response) => response.writeHead(200).end('{"ok":true}'),
  'accepts slowly': (response) => setTimeout(() => response.writeHead(200).end(), 4),
  'accepts, and ends no body': (response) => response.writeHead(200).write('{'),
  'is broken': (response) => response.writeHead(500).end('Workflow failed'),
  'is an n8n that starts': (response) =>
    response
      .writeHead(200, { etag: 'W/"1f-mLaR3Gmxo33cuwMmHVCxDQf9bcU"' })
      .end('n8n is starting up. Please wait'),
  redirects: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'asks to wait two minutes': (response) => response.writeHead(429, { 'retry-after': '120' }).end(),
  'asks to wait a day': (response) => response.writeHead(503, { 'retry-after': '86400' }).end(),
  'asks to wait until a time in a minute and a half': (response) =>
    response.writeHead(503, { 'retry-after': new Date(Date.now() + 90_000).toUTCString() }).end(),
  'asks to wait until a time that has passed': (response) =>
    response.writeHead(503, { 'retry-after': new Date(0).toUTCString() }).end(),
  'asks to wait nonsense': (response) => response.writeHead(429, { 'retry-after': 'soon' }).end(),

  'resets after reading': (response) => response.socket?.resetAndDestroy(),
  hangs: () => undefined,
  'answers garbage': (response) => response.socket?.end('\u0000\u0001 this is not HTTP \r\n\r\n'),
} satisfies Record<string, (response: ServerResponse) => unknown>;

export type Behaviour = keyof typeof behaviours;

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
    const body = await text(request).catch(() => undefined);
    if (body !== undefined) calls.push({ id, headers: request.headers, body });
    server.emit('call read');
    behaviours[now](response);

    await isOver;
    underWay.splice(underWay.indexOf(id), 1);
    server.emit('call over');
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
