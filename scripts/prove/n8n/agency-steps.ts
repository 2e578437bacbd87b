import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../real/listen.ts';

export type AgencySteps = Awaited<ReturnType<typeof startAgencySteps>>;

type Treatment = { status: number; afterMs?: number };
type Treat = (id: string, time: number) => Treatment;
type Call = { id: string; lead: Record<string, unknown> };

/** What stands for the steps that an agency adds: it fails and dawdles as it is told, and counts what it has done. */
export async function startAgencySteps() {
  const calls: Call[] = [];
  const done: string[] = [];
  let treat: Treat = () => ({ status: 200 });

  const timesAsked = (id: string) => calls.filter((call) => call.id === id).length;

  const server = createServer(async (request, response) => {
    const id = String(request.headers['webhook-id']);
    calls.push({ id, lead: JSON.parse(await text(request)) });
    const { status, afterMs = 0 } = treat(id, timesAsked(id));
    await pause(afterMs);
    // Whoever was killed in the middle never heard of it.
    if (response.destroyed) return;
    if (status === 200) done.push(id);
    response.writeHead(status).end('{}');
  });
  const port = await listen(server);

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    timesAsked,
    timesDone: (id: string) => done.filter((one) => one === id).length,
    /** How it treats each lead from now on, told which time it is asked. */
    behave(next: Treat) {
      treat = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
