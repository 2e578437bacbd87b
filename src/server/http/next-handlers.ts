import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';

/**
 * The site's handlers, behind the one function of Next's that a server of one's own is documented to call. All that
 * this server knows of Next's inside stands here: where a build is served alone, Next finds its configuration in a
 * variable that the `server.js` it writes sets, too.
 */
export async function nextHandlers(folder: string, siteUrl: URL): Promise<RequestListener> {
  const { config } = JSON.parse(
    readFileSync(join(folder, '.next/required-server-files.json'), 'utf8'),
  );
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config);
  const { default: next } = await import('next');
  const { hostname, port, protocol } = siteUrl;
  // A handler reads its own address from these, not from what a stranger says.
  const ownPort = Number(port) || (protocol === 'https:' ? 443 : 80);
  const app = next({ dev: false, dir: folder, hostname, port: ownPort, quiet: true });
  await app.prepare();
  return app.getRequestHandler();
}
