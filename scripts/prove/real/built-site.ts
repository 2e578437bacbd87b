import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILD = join(import.meta.dirname, '../../../.next');

export const NO_PAGE = '/no-such-page';

/** What answers at which address, as the build has it: a route that is added is never forgotten. */
const entries = Object.entries<string>(
  JSON.parse(readFileSync(join(BUILD, 'app-path-routes-manifest.json'), 'utf8')),
).filter(([, route]) => route !== '/_global-error');

export const pages = entries
  .filter(([entry]) => entry.endsWith('/page'))
  .map(([, route]) => (route === '/_not-found' ? NO_PAGE : route));

export const handlers = entries
  .filter(([entry]) => entry.endsWith('/route'))
  .map(([, route]) => route);

/** The address of one of the framework's files. */
export function aScript() {
  const [file] = globSync('static/chunks/*.js', { cwd: BUILD });
  if (!file) throw new Error('The build has no script.');
  return `/_next/${file}`;
}

/** What the scripts of a page weigh that has nothing of ours: Next's last resort, left as Next wrote it. */
export function kilobytesOfAnEmptyPage() {
  const html = readFileSync(join(BUILD, 'server/app/_global-error.html'), 'utf8');
  const scripts = [...html.matchAll(/<script src="\/_next\/([^"]+)" async/g)];
  const sizes = scripts.map(
    ([, path = '']) => statSync(join(BUILD, 'static/compressed', `${path}.br`)).size,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
