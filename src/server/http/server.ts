import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { constants } from 'node:os';
import { join } from 'node:path';
import { environment } from '#server/configuration/environment.ts';
import { mailIcon } from '#server/mail/mail-icon.ts';
import { failureCode, log } from '#server/process/log.ts';
import { answerRequest } from './answer-request.ts';
import { boot } from './boot.ts';
import { readSite } from './finished-files.ts';
import { runningBuild } from './running-build.ts';
import { originOf, siteServer } from './site-server.ts';

/** More than the 4 s in which a delivery may end (`delivery-loop.ts`), and less than process managers grant before they kill. */
const LONGEST_STOP_MS = 6_000;
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// A process that cannot listen must take no lease and claim no calendar.
const { promise: listening, resolve: nowListening } = Promise.withResolvers<void>();
// A host such as Cloud Run counts as serverless, and runs this server.
const booted = boot((work) => void work(), listening);
const { port, listenHost, ...settings } = environment();
const site = readSite(import.meta.dirname);
runningBuild.version = site.version;
const [favicon] = site.files.get('/favicon.ico') ?? [];
if (Buffer.isBuffer(favicon?.content)) mailIcon.png = favicon.content;
const siteUrl = new URL(settings.siteUrl ?? (site.siteUrl || `http://localhost:${port}`));
const handler = nextHandlers(import.meta.dirname, siteUrl);
const server = siteServer(answerRequest(site, handler, siteUrl));
let isStopping = false;
for (const signal of STOPS) process.on(signal, stop);
await handler;
server.on('error', (failure) => {
  const remedy = 'set another PORT or LISTEN_HOST, or stop the program that listens there';
  const reason = failureCode(failure);
  log.error(`The site cannot listen at ${originOf(listenHost, port)}: ${remedy}`, { reason });
  process.exit(1);
});
server.listen({ host: listenHost, port }, async () => {
  nowListening();
  const origin = originOf(listenHost, Object(server.address()).port);
  // Next reads files at its first request, which is made here. After that it does not need the folder.
  await fetch(`${origin}/api/alive`, { headers: { Connection: 'close' } }).catch(() => {});
  log.info(`Ready at ${origin}`, { version: site.version, listenHost });
});

/** Only the first signal counts: systemd signals npm and this process, and npm passes its signal on. */
async function stop(signal: (typeof STOPS)[number]) {
  if (isStopping) return;
  isStopping = true;
  const exit = () => process.exit(128 + constants.signals[signal]);
  setTimeout(exit, LONGEST_STOP_MS).unref();
  await booted.stop();
  await server.stop();
  exit();
}

/** A standalone build of Next reads its configuration from a variable, which Next's own `server.js` would set. */
async function nextHandlers(dir: string, siteUrl: URL): Promise<RequestListener> {
  const { hostname, protocol } = siteUrl;
  // Next makes a request's address from host name and port, and not from a header that a stranger sent.
  const port = Number(siteUrl.port) || (protocol === 'https:' ? 443 : 80);
  const serverFiles = readFileSync(join(dir, '.next/required-server-files.json'), 'utf8');
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(JSON.parse(serverFiles).config);
  const { default: next } = await import('next');
  const app = next({ dev: false, dir, hostname, port });
  await app.prepare();
  return app.getRequestHandler();
}
