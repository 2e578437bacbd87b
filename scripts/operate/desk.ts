import './as-served.ts';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { serveDesk } from './desk/serve-desk.ts';
import { endFailed, openStore } from './open-store.ts';
import { parseOrExit } from './parse-or-exit.ts';

const HELP = `Shows all requests in a browser: delivery, calls, search, one request and its actions.

  npm run desk                  print an address for a browser on this machine
  npm run desk -- --port 4100   use this port, for ssh -L 4100:127.0.0.1:4100 HOST on another machine
  --published                   inside a container: listen on all its interfaces. Publish the port to 127.0.0.1 only

The desk works while the site runs, with the same .env.local, DATA_DIR and DATABASE_URL. Only this machine reaches it, and
only with the key in the address, which changes at each start. Ctrl-C ends it.`;

const options = {
  port: { type: 'string', default: '0' },
  published: { type: 'boolean', default: false },
} as const;

async function main({ port, published: isPublished }: { port: string; published: boolean }) {
  const { requests } = openStore();
  const token = randomBytes(24).toString('base64url');
  const desk = await serveDesk(requests, { token, port: Number(port), isPublished });
  console.log(`${desk.url}\nOpen it in a browser on this machine. Ctrl-C ends it.`);

  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      await desk.close();
      await requests.close();
    });
}

await main(parseOrExit(HELP, () => parseArgs({ options }).values)).catch(endFailed);
