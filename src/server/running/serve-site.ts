import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import { join, relative } from 'node:path';
import { environment } from '#server/configuration/environment.ts';
import { cannotListen } from '#server/http/cannot-listen.ts';
import { readSite, type ServedSite } from '#server/http/finished-files.ts';
import { type Call, requestRouter } from '#server/http/request-router.ts';
import { httpOrigin, type SiteHandler, siteServer } from '#server/http/site-server.ts';
import { mailIcon } from '#server/mail/mail-icon.ts';
import { failureCode, log } from '#server/process/log.ts';
import { boot } from './boot.ts';
import { startNext } from './next-process.ts';
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
  const entries = listening.then(() => loadEntries(folder, site, siteUrl));
  const next = site.needsNext ? startNext(folder) : undefined;
  const call: Call = {
    entry: async (...given) => (await entries)(...given),
    next: async () => (await next?.port()) ?? 0,
  };
  const server = siteServer(requestRouter(site, call, siteUrl));
  const passed = passedSocket();
  stopAtSignal(async () => {
    await booted.stop();
    await server.stop({ isSocketPassed: passed !== undefined });
    next?.stop();
  });
  server.on('error', (failure) => {
    log.error(cannotListen(listenHost, port), { reason: failureCode(failure) });
    process.exit(1);
  });
  server.listen(passed ?? { host: listenHost, port }, nowListening);
  await listening;
  const { address, port: listenPort } = server.address() as AddressInfo;
  const origin = httpOrigin(address, listenPort);
  log.info(`Listening at ${origin}`, { address, ms: msSinceStart() });
  await entries;
  await next?.port();
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
      log.info('Stopping', { signal });
      const exit = () => process.exit(128 + constants.signals[signal]);
      setTimeout(exit, LONGEST_STOP_MS).unref();
      await stop();
      exit();
    });
}

/** Next calls it for `after()`. */
const waitUntil = (work: Promise<unknown>) =>
  void work.catch((failure) =>
    log.error('Work after a response failed', { reason: failureCode(failure) }),
  );

type EntryContext = {
  waitUntil: (work: Promise<unknown>) => void;
  requestMeta: { relativeProjectDir: string; hostname: string; render404: () => Promise<unknown> };
};
type Entry = {
  handler: (...given: [...Parameters<SiteHandler>, context: EntryContext]) => unknown;
};

/**
 * https://nextjs.org/docs/app/api-reference/adapters/invoking-entrypoints. All are loaded at the
 * start, with the chunks that an entry would load later, because a running site does not need its
 * folder.
 */
async function loadEntries(folder: string, site: ServedSite, siteUrl: URL): Promise<Call['entry']> {
  const require = createRequire(join(folder, 'package.json'));
  require('next/setup-node-env');
  const files = site.handlers.flatMap(({ entry }) => entry ?? []);
  // An entry with an `await` at its top level is a promise.
  const load = async (file: string) => [file, await require(join(folder, file))] as const;
  const entries = new Map<string, Entry>(await Promise.all(files.map(load)));
  for (const chunk of globSync('.next/server/chunks/**/*.js', { cwd: folder }))
    require(join(folder, chunk));
  const relativeProjectDir = relative(process.cwd(), folder) || '.';
  // A request's address must not come from a header that a stranger sent.
  const hostname = siteUrl.host;
  return async (file, request, response, sendNotFound) => {
    const requestMeta = { relativeProjectDir, hostname, render404: async () => sendNotFound() };
    await entries.get(file)?.handler(request, response, { waitUntil, requestMeta });
  };
}
