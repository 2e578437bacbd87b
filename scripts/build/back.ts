import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { PREVIOUS, readInputs, SERVED, START_AS_BUILT, settingsOf, swapBuilds } from './builds.ts';

/** Imports no package, so that it works after a failed `npm ci` if Node 24 is installed. */
const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
const differences = readInputs(PREVIOUS)
  ? [...differencesBetween(SERVED, PREVIOUS), ...refusalsOf(PREVIOUS)]
  : [];
if (differences.length > 0 && !values.yes)
  refuse(
    ['The other build takes other settings:', ...differences].join('\n  '),
    'Nothing has changed. Change .env.local for that build, then run: npm run back -- --yes',
  );
else goBack();

function goBack() {
  const served = swapBuilds();
  if (!served) return refuse('There is no earlier build to go back to. Nothing has changed.');
  console.log(
    `${served} is served from the next start on, until npm run build. Restart the site, or start it with: ${START_AS_BUILT}\n` +
      'Run npm run back again to undo this.',
  );
}

function refuse(...sentences: string[]) {
  console.error(sentences.join('\n'));
  process.exitCode = 1;
}

function differencesBetween(served: string, other: string) {
  const inFile = existsSync('.env.local') ? parseEnv(readFileSync('.env.local', 'utf8')) : {};
  const given = { ...inFile, ...process.env };
  const isSet = (name: string) => Boolean(given[name] || given[`${name}_FILE`]);
  const [here, there] = [settingsOf(served), settingsOf(other)];
  return [
    ...here
      .filter((name) => isSet(name) && !there.includes(name))
      .map((name) => `it does not read ${name}, which is set`),
    ...there
      .filter((name) => !isSet(name) && !here.includes(name))
      .map((name) => `it reads ${name}, which is not set`),
  ];
}

/** Asks with an empty store: a newer build would bring the site's own up to date. */
function refusalsOf(build: string) {
  const place = mkdtempSync(join(tmpdir(), 'asked-build-'));
  writeFileSync(join(place, 'outbox.db'), '');
  const unset = { DATA_DIR_FILE: '', DATABASE_URL: '', DATABASE_URL_FILE: '' };
  const { status, stderr } = spawnSync(process.execPath, [join(build, 'outbox.mjs'), 'list'], {
    env: { ...process.env, ...unset, DATA_DIR: place },
    encoding: 'utf8',
  });
  rmSync(place, { recursive: true });
  return status === 0 ? [] : [`it refuses the settings: ${stderr.trim()}`];
}
