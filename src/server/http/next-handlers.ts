import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { failureCode } from '#server/failure-code.ts';
import { log } from '#server/log.ts';

const DOES_NOT_START =
  'Next does not start here: the build is not whole, or of another version. Build it anew';

/**
 * The site's handlers, behind the one function of Next's that a server of one's own is documented to call. All that
 * this server knows of Next stands here: where a build is served alone, Next finds its configuration in a variable
 * that the `server.js` it writes sets, too.
 */
export async function nextHandlers(dir: string, siteUrl: URL): Promise<RequestListener> {
  const { hostname, protocol } = siteUrl;
  // A handler reads its own address from these, not from what a stranger says.
  const port = Number(siteUrl.port) || (protocol === 'https:' ? 443 : 80);
  try {
    const written = readFileSync(join(dir, '.next/required-server-files.json'), 'utf8');
    process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(JSON.parse(written).config);
    const { default: next } = await import('next');
    const app = next({ dev: false, dir, hostname, port, quiet: true });
    await app.prepare();
    return app.getRequestHandler();
  } catch (failure) {
    log.error(DOES_NOT_START, { reason: failureCode(failure) });
    process.exit(1);
  }
}
