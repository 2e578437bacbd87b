import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { builtFrom, SERVED, whyBuildAnew, whyNotServed, wouldBeBuiltFrom } from './builds.ts';
import { statusOf } from './run.ts';
import { loadSiteEnvironment } from './site-environment.ts';

// The built server reads no .env files of the project by itself.
loadSiteEnvironment();
// As built: what was built last, whatever the sources say now. A server that starts anew after a refused build serves on.
if (process.argv.includes('--as-built')) refuseWhatIsNotToBeServed();
else buildIfNeeded();
// By its own name: before this process ends, what is served may be another build.
await import(join(realpathSync(SERVED), 'server.mjs'));

function refuseWhatIsNotToBeServed() {
  const why = whyNotServed(builtFrom(SERVED), process.env['BUILT_FOR']);
  if (!why) return;
  console.error(`${why} npm run build makes one to start.`);
  process.exit(1);
}

/** A word that was edited, or another SITE_URL, would otherwise not be seen. */
function buildIfNeeded() {
  const built = builtFrom(SERVED);
  const why = whyBuildAnew(built, wouldBeBuiltFrom(process.env));
  if (!why) return;
  // Who has built for an address once means it still, until another is set.
  process.env['SITE_URL'] ||= built?.siteUrl ?? '';
  console.log(`${why} Building anew, for ${process.env['SITE_URL'] || 'no public address'}.`);
  const status = statusOf('node', 'scripts/build/build.ts');
  if (status === 0) return;
  const before = built ? ' npm start -- --as-built starts the one before it.' : '';
  console.error(`\nNothing is started: the build was refused.${before}`);
  process.exit(status);
}
