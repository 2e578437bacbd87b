import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expected } from './expected.ts';
import type { ClientReferences } from './has-islands.ts';

/** Next's last resort where rendering fails. Ours are rendered already; next.config.js has its policy. */
const NOT_OURS = '/_global-error';

/** Every page of the build, with its files' common name. One that is not prerendered would have no policy. */
export function prerenderedPages(build: string) {
  const entries: Record<string, string> = readJson(join(build, 'app-path-routes-manifest.json'));
  const { routes } = readJson(join(build, 'prerender-manifest.json'));

  return Object.entries(entries)
    .filter(([entry, route]) => entry.endsWith('/page') && route !== NOT_OURS)
    .map(([entry, route]) => {
      expected(route in routes, 'every page to be prerendered', `${route} rendered on request`);
      const file = join('server/app', route === '/' ? 'index' : route);
      const manifest = join(build, 'server/app', `${entry}_client-reference-manifest.js`);
      return { route, file, references: readClientReferences(manifest) };
    });
}

/** The manifest is a script that adds an entry to a global variable. */
function readClientReferences(file: string): ClientReferences {
  const context: { __RSC_MANIFEST?: Record<string, ClientReferences> } = {};
  runInNewContext(readFileSync(file, 'utf8'), context);
  const [references] = Object.values(context.__RSC_MANIFEST ?? {});
  expected(references !== undefined, `globalThis.__RSC_MANIFEST in ${file}`, 'nothing');
  return references;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
