import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFrom, SERVED, whyBuildAnew, wouldBeBuiltFrom } from './builds.ts';
import { withOwnTools } from './run.ts';

// As built: what was built last, whatever the sources say now. A server that starts anew after a refused build serves
// on, and so does one whose packages are gone: here nothing of theirs is read.
if (process.argv.includes('--as-built')) {
  const why = whyBuildAnew(builtFrom(SERVED), { builtFor: process.env['BUILT_FOR'] ?? '' });
  if (why) end(`${why} npm run build makes one to start.`);
} else {
  const { loadSiteEnvironment } = await import('./site-environment.ts');
  loadSiteEnvironment();
  buildIfStale();
}
// By its own name: before this process ends, what is served may be another build.
await import(pathToFileURL(join(realpathSync(SERVED), 'server.mjs')).href);

/** A word that was edited, or another SITE_URL, would otherwise not be seen. */
function buildIfStale() {
  const built = builtFrom(SERVED);
  const why = whyBuildAnew(built, wouldBeBuiltFrom(process.env));
  if (!why) return;
  // Who has built for an address once means it still, until another is set.
  const SITE_URL = process.env['SITE_URL'] || built?.siteUrl || '';
  console.log(`${why} Building anew, for ${SITE_URL || 'no public address'}.`);
  const env = { ...withOwnTools(), SITE_URL };
  const { status } = spawnSync('node', ['scripts/build/build.ts'], { stdio: 'inherit', env });
  const before = built ? ' npm start -- --as-built starts the one before it.' : '';
  if (status !== 0) end(`\nNothing is started: the build was refused.${before}`, status ?? 1);
}

function end(sentence: string, status = 1): never {
  console.error(sentence);
  process.exit(status);
}
