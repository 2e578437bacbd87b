import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerHelp } from './answer-help.ts';
import * as builds from './builds.ts';
import { loadSiteEnvironment } from './site-environment.ts';

answerHelp(`Serves the site, and builds it first if its sources have changed.

  npm start

.env.local.example explains the settings.`);
loadSiteEnvironment();
const chosenBuild = builds.isChosenByBack();
if (chosenBuild)
  console.log(`npm run back chose ${chosenBuild}. To leave it: npm run build, or npm run back.`);
else buildIfStale();
// The link may change while this process runs, so the real path is imported.
await import(pathToFileURL(join(realpathSync(builds.SERVED), 'server.mjs')).href);

function buildIfStale() {
  const built = builds.readInputs(builds.SERVED);
  const why = builds.whyBuildAgain(built, builds.currentInputs(process.env));
  if (!why) return;
  const SITE_URL = process.env['SITE_URL'] || built?.siteUrl || '';
  console.log(`${why} Building for ${SITE_URL || 'no public address'}.`);
  const env = { ...process.env, SITE_URL };
  const run = (...given: string[]) =>
    spawnSync(process.execPath, given, { stdio: 'inherit', env }).status;
  const scripts = import.meta.dirname;
  const hooks = join(scripts, 'run-sources.ts');
  if (run('--import', hooks, join(scripts, 'check-settings.ts')) !== 0) process.exit(1);
  const status = run('node_modules/.bin/next', 'build');
  if (status === 0) return;
  const hint = built ? ` To serve the last good build: ${builds.START_AS_BUILT}` : '';
  console.error(`\nThe site was not started, because the build failed.${hint}`);
  process.exit(status ?? 1);
}
