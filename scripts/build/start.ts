import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFrom, whyBuildAnew, wouldBeBuiltFrom } from './built-from.ts';
import { run } from './run.ts';
import { loadSiteEnvironment } from './site-environment.ts';

const project = process.cwd();
const folder = join(project, '.next/standalone');

// The built server reads no .env files of the project by itself.
loadSiteEnvironment(project);
if (existsSync(join(project, 'src/app'))) buildIfNeeded();
await import(join(folder, 'server.js'));

/** A word that was edited, or another SITE_URL, would otherwise not be seen. */
function buildIfNeeded() {
  const built = builtFrom(folder);
  const why = whyBuildAnew(built, wouldBeBuiltFrom(process.env));
  if (!why) return;
  // Who has built for an address once means it still, until another is set.
  process.env['SITE_URL'] ||= built?.siteUrl ?? '';
  console.log(`${why} Building anew, for ${process.env['SITE_URL'] || 'no public address'}.`);
  run('node', 'scripts/build/build.ts');
}
