import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentInputs, readInputs, SERVED, whyBuildAgain } from './builds.ts';
import { withOwnTools } from './next-output/next-build.ts';

// `--as-built` imports no package, so that a server with an installed Node 24 restarts after a failed `npm ci`.
if (process.argv.includes('--as-built')) {
  const why = whyBuildAgain(readInputs(SERVED));
  if (why) end(`${why} Run npm run build first.`);
} else {
  const { loadSiteEnvironment } = await import('./site-environment.ts');
  loadSiteEnvironment();
  buildIfStale();
}
// The link may change while this process runs, so the real path is imported.
await import(pathToFileURL(join(realpathSync(SERVED), 'server.mjs')).href);

function buildIfStale() {
  const built = readInputs(SERVED);
  const why = whyBuildAgain(built, currentInputs(process.env));
  if (!why) return;
  const SITE_URL = process.env['SITE_URL'] || built?.siteUrl || '';
  console.log(`${why} Building for ${SITE_URL || 'no public address'}.`);
  const env = { ...withOwnTools(), SITE_URL };
  const { status } = spawnSync('node', ['scripts/build/build.ts'], { stdio: 'inherit', env });
  const hint = built ? ' npm start -- --as-built serves the last good build.' : '';
  if (status !== 0)
    end(`\nThe site was not started, because the build failed.${hint}`, status ?? 1);
}

function end(sentence: string, status = 1): never {
  console.error(sentence);
  process.exit(status);
}
