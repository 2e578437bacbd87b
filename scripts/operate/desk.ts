import './run-served-tool.ts';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { serveDesk } from './desk/serve-desk.ts';
import { openStore } from './open-store.ts';
import { parseOrExit } from './parse-or-exit.ts';
import { reportFailure } from './report-failure.ts';

const HELP = `Shows all requests in a browser: delivery, calls, search, one request and its actions.

  npm run desk                  print an address for a browser on this machine
  npm run desk -- --port 4100   use this port, for ssh -L 4100:127.0.0.1:4100 HOST elsewhere
  --published                   inside a container: listen on all its interfaces.
                                Publish the port to 127.0.0.1 only
  --name desk.agency.example    behind a proxy that asks for a password: answer to this name,
                                without a key in the address

The desk works while the site runs, with the same .env.local, DATA_DIR and DATABASE_URL.
Without a name only this machine reaches it, and only with the key in the address,
which changes at each start. Ctrl-C ends it.`;

const options = {
  port: { type: 'string', default: '0' },
  published: { type: 'boolean', default: false },
  name: { type: 'string' },
} as const;

function read() {
  const { values } = parseArgs({ options });
  if (/[/:]/.test(values.name ?? ''))
    throw new Error('--name needs a host alone, such as desk.agency.example.');
  return values;
}

const { port, published: isPublished, name } = parseOrExit(HELP, read);

async function openDesk() {
  const { requests } = openStore();
  const path = name ? '/' : `/${randomBytes(24).toString('base64url')}/`;
  const desk = await serveDesk(requests, { path, name, port: Number(port), isPublished });
  const where = name ? `Your proxy serves it at https://${name}` : 'Open it on this machine';
  console.log(`${desk.url}\n${where}. Ctrl-C ends it.`);

  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      desk.close();
      await requests.close();
    });
}

await openDesk().catch(reportFailure);
