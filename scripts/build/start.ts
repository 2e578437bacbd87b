import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { builtFrom, SERVED, whyBuildAnew, wouldBeBuiltFrom } from './builds.ts';
import { statusOf } from './run.ts';
import { loadSiteEnvironment } from './site-environment.ts';

// The built server reads no .env files of the project by itself.
loadSiteEnvironment();
const built = builtFrom(SERVED);
const wanted = wouldBeBuiltFrom(process.env);
// As built: what was built last, whatever the sources say now. A server that starts anew after a refused build serves on.
const isAsBuilt = process.argv.includes('--as-built');
if (isAsBuilt) Object.assign(wanted, built, { builtFor: wanted.builtFor });
// A word that was edited, or another SITE_URL, would otherwise not be seen.
const why = whyBuildAnew(built, wanted);
if (why && isAsBuilt) end(`${why} npm run build makes one to start.`);
if (why) {
  // Who has built for an address once means it still, until another is set.
  process.env['SITE_URL'] ||= built?.siteUrl ?? '';
  console.log(`${why} Building anew, for ${process.env['SITE_URL'] || 'no public address'}.`);
  const status = statusOf('node', 'scripts/build/build.ts');
  const before = built ? ' npm start -- --as-built starts the one before it.' : '';
  if (status !== 0) end(`\nNothing is started: the build was refused.${before}`, status);
}
// By its own name: before this process ends, what is served may be another build.
await import(join(realpathSync(SERVED), 'server.mjs'));

function end(sentence: string, status = 1): never {
  console.error(sentence);
  process.exit(status);
}
