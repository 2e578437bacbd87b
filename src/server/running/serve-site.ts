import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { environment } from '#server/configuration/environment.ts';
import { cannotListen } from '#server/http/cannot-listen.ts';
import { readSite, type ServedSite } from '#server/http/finished-files.ts';
import { requestRouter } from '#server/http/request-router.ts';
import { httpOrigin, siteServer } from '#server/http/site-server.ts';
import { mailIcon } from '#server/mail/mail-icon.ts';
import { failureCode, log } from '#server/process/log.ts';
import { boot } from './boot.ts';
import { passedSocket } from './passed-socket.ts';
import { runningBuild } from './running-build.ts';

/** A delivery may end within 4 s, and process managers kill later than this. */
const LONGEST_STOP_MS = 6_000;
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export async function serveSite(folder: string) {
  // A process that cannot listen must take no lease and claim no calendar.
  const { promise: listening, resolve: nowListening } = Promise.withResolvers<void>();
  // A host such as Cloud Run counts as serverless, and runs this server.
  const booted = boot((work) => void work(), listening);
  const { port, listenHost, siteUrl: chosenUrl } = environment();
  const site = readSite(folder);
  log.info('Starting', { version: site.version, ms: msSinceStart() });
  shareWithHandlers(site);
  const siteUrl = new URL(chosenUrl ?? (site.siteUrl || `http://localhost:${port}`));
  const handler = listening.then(() => nextHandlers(folder, siteUrl));
  const server = siteServer(requestRouter(site, handler, siteUrl));
  stopAtSignal(async () => {
    await booted.stop();
    await server.stop();
  });
  server.on('error', (failure) => {
    log.error(cannotListen(listenHost, port), { reason: failureCode(failure) });
    process.exit(1);
  });
  server.listen(passedSocket() ?? { host: listenHost, port }, nowListening);
  await listening;
  const { address, port: listenPort } = server.address() as AddressInfo;
  const origin = httpOrigin(address, listenPort);
  log.info(`Listening at ${origin}`, { address, ms: msSinceStart() });
  await handler;
  // Next reads files at its first request. After that it does not need the folder.
  await fetch(`${origin}/api/alive`, { headers: { Connection: 'close' } }).catch(() => {});
  log.info(`Ready at ${origin}`, { ms: msSinceStart() });
}

const msSinceStart = () => Math.round(performance.now());

function shareWithHandlers(site: ServedSite) {
  runningBuild.version = site.version;
  const [favicon] = site.files.get('/favicon.ico') ?? [];
  if (Buffer.isBuffer(favicon?.content)) mailIcon.png = favicon.content;
}

/** Only the first signal counts: systemd signals npm and this process, and npm passes it on. */
function stopAtSignal(stop: () => Promise<void>) {
  let isStopping = false;
  for (const signal of STOPS)
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      const exit = () => process.exit(128 + constants.signals[signal]);
      setTimeout(exit, LONGEST_STOP_MS).unref();
      await stop();
      exit();
    });
}

/** Next's own `server.js` would put the configuration of a standalone build into this variable. */
async function nextHandlers(dir: string, siteUrl: URL): Promise<RequestListener> {
  const { hostname, protocol } = siteUrl;
  // Next makes a request's address of these two, not of a header that a stranger sent.
  const port = Number(siteUrl.port) || (protocol === 'https:' ? 443 : 80);
  const serverFiles = readFileSync(join(dir, '.next/required-server-files.json'), 'utf8');
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(JSON.parse(serverFiles).config);
  const { default: next } = await import('next');
  const app = next({ dev: false, dir, hostname, port });
  await app.prepare();
  return app.getRequestHandler();
}
