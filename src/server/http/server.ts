import { readFileSync } from 'node:fs';
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { callHours } from '#domain/call-hours.ts';
import { boot } from '#server/boot.ts';
import { environment } from '#server/environment.ts';
import { isThisMachine } from '#server/environment-values.ts';
import { failureCode, log } from '#server/log.ts';
import { answerRequest } from './answer-request.ts';
import { readSite } from './finished-files.ts';
import { servedSite } from './served-site.ts';
import { siteServer } from './site-server.ts';

/** Longer than the grace of a call under way (`delivery-loop.ts`), and less than process managers grant before they kill. */
const LONGEST_STOP_MS = 6_000;

const booted = boot((work) => void work());
const { port, hostname, ...given } = environment();
// What starts the built site lies in the folder that it serves.
const site = readSite(import.meta.dirname);
servedSite(site);
const siteUrl = new URL(given.siteUrl ?? (site.siteUrl || `http://localhost:${port}`));
const handlers = nextHandlers(import.meta.dirname, siteUrl);
const server = siteServer(
  answerRequest(site, async (...call) => (await handlers)(...call), siteUrl),
);
let isStopping = false;
process.on('SIGINT', stop).on('SIGTERM', stop);
await handlers;
server.on('error', (failure) => {
  log.error('The site cannot listen', { hostname, port, reason: failureCode(failure) });
  process.exit(1);
});
const host = ['0.0.0.0', '::'].includes(hostname) ? 'localhost' : hostname;
server.listen({ host: hostname, port }, () =>
  log.info(`Ready at http://${host}:${port}`, { version: site.version }),
);
if (callHours.timeZone && isThisMachine(siteUrl.hostname))
  log.warn('SITE_URL is not set: requests go out without a link to change their call');

/** What is under way ends well, and nothing new begins. Only the first signal counts: systemd tells npm and us. */
async function stop(signal: 'SIGINT' | 'SIGTERM') {
  if (isStopping) return;
  isStopping = true;
  const exit = () => process.exit(128 + constants.signals[signal]);
  setTimeout(exit, LONGEST_STOP_MS).unref();
  await Promise.all([server.stop(), booted.stop()]);
  exit();
}

/**
 * The site's handlers, behind the one function of Next's that a server of one's own is documented to call. All that
 * this server knows of Next stands here: where a build is served alone, Next finds its configuration in a variable
 * that the `server.js` it writes sets, too.
 */
async function nextHandlers(dir: string, siteUrl: URL): Promise<RequestListener> {
  const { hostname, protocol } = siteUrl;
  // A handler reads its own address from these, not from what a stranger says.
  const port = Number(siteUrl.port) || (protocol === 'https:' ? 443 : 80);
  try {
    const written = readFileSync(join(dir, '.next/required-server-files.json'), 'utf8');
    process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(JSON.parse(written).config);
    const { default: next } = await import('next');
    const app = next({ dev: false, dir, hostname, port });
    await app.prepare();
    const answer = app.getRequestHandler();
    await askOnce(answer);
    return answer;
  } catch (failure) {
    const event =
      'Next does not start here: the build is not whole, or of another version. Build it anew';
    log.error(event, { reason: failureCode(failure) });
    process.exit(1);
  }
}

/** Next reads files for its first request. Asked once, it has them, whatever becomes of the folder. */
async function askOnce(answer: RequestListener) {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'HEAD',
    url: '/api/alive',
  });
  await answer(request, new ServerResponse(request));
}
