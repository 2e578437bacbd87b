import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';
import { type Behaviour, behaviours, processesFirst } from './receiver-behaviours.ts';

type Call = {
  id: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  behaviour: Behaviour;
  at: number;
};

/**
 * A real HTTP receiver that misbehaves on purpose and keeps count, as a workflow behind a Remove Duplicates node
 * would: what counts is what gets past the key. Free of jest, so that scripts and journeys can use it too.
 */
export async function startWebhookReceiver({ port = 0 } = {}) {
  const calls: Call[] = [];
  const processedIds = new Set<string>();
  const underWay: string[] = [];
  const idsTwiceInFlight = new Set<string>();
  let mostAtOnce = 0;
  let choose: (id: string) => Behaviour = () => 'accepts';

  const server = createServer(async (request, response) => {
    const id = String(request.headers['webhook-id']);
    const behaviour = choose(id);
    beginFlight(id, response);
    if (behaviour !== 'resets before reading') {
      const { headers, url: path = '' } = request;
      calls.push({ id, path, headers, body: await text(request), behaviour, at: Date.now() });
      if (processesFirst.has(behaviour)) processedIds.add(id);
      server.emit('call read');
    }
    behaviours[behaviour](response);
  });

  function beginFlight(id: string, response: ServerResponse) {
    if (underWay.includes(id)) idsTwiceInFlight.add(id);
    underWay.push(id);
    mostAtOnce = Math.max(mostAtOnce, underWay.length);
    response.once('close', () => {
      underWay.splice(underWay.indexOf(id), 1);
      server.emit('call over');
    });
  }

  const at = await listen(server, port);

  return {
    url: new URL(`http://127.0.0.1:${at}/webhook`),
    calls,
    /** How the receiver treats what comes from now on: always alike, or chosen for each call by its id. */
    behave(next: Behaviour | ((id: string) => Behaviour)) {
      choose = typeof next === 'string' ? () => next : next;
    },
    /** Requests that reached the workflow. Each is in it once, however often it came: that is what the key is for. */
    processedIds,
    idsTwiceInFlight,
    mostAtOnce: () => mostAtOnce,
    /** Resolves when so many calls have arrived. */
    async called(times = 1) {
      while (calls.length < times) await once(server, 'call read');
    },
    /** Resolves when no call is under way any more: a caller may have hung up before we notice. */
    async idle() {
      while (underWay.length > 0) await once(server, 'call over');
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
