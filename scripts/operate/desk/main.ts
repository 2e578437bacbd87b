import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { endFailed, openSiteOutbox } from '../open-site-outbox.ts';
import { understood } from '../understood.ts';
import { desk, placeOf } from './desk.ts';
import { serveDesk } from './serve-desk.ts';

const HELP = `Shows all requests in a browser: state, list, search, one request and its actions.

  npm run desk                  print an address for a browser on this machine
  npm run desk -- --port 4100   use this port, for a tunnel from another machine
  --published                   listen for a container's port that is published to 127.0.0.1

The desk works while the site runs, with the same .env.local, DATA_DIR and DATABASE_URL. Only this machine reaches it, and
only with the key in the address, which changes at each start. Ctrl-C ends it.

From another machine: ssh -L 4100:127.0.0.1:4100 HOST, then npm run desk -- --port 4100 there.`;

/** `npm run desk`, and in a container `node site/desk.mjs`. */
async function main({ port, published }: { port: string; published: boolean }) {
  const { outbox } = openSiteOutbox();
  const token = randomBytes(24).toString('base64url');
  const server = await serveDesk(desk(outbox, token), Number(port), published);
  console.log(`http://127.0.0.1:${server.port}${placeOf(token)}`);
  console.log('Open it in a browser on this machine. Ctrl-C ends it.');

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await server.close();
      await outbox.close();
    });
}

const options = {
  port: { type: 'string', default: '0' },
  published: { type: 'boolean', default: false },
} as const;

await main(understood(HELP, () => parseArgs({ options }).values)).catch(endFailed);
