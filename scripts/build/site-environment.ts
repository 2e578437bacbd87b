import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import nextEnv from '@next/env';
import { isOneSlip } from '../../src/domain/is-one-slip.ts';
import { variables } from '../../src/server/configuration/environment-variables.ts';
import { PREVIOUS, settingsOf } from './builds.ts';

/**
 * Call this before anything reads the environment, so that site and operator's tools open the same store.
 * Returns a sentence for each unknown setting.
 */
export function loadSiteEnvironment(project = process.cwd()) {
  refuseUnreadable(project);
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(project);
  process.env['DATA_DIR'] ||= join(project, 'data');
  const file = loadedEnvFiles.find(({ path }) => path === '.env.local');
  const inFile = Object.keys(parseEnv(file?.contents ?? ''));
  const before = settingsOf(join(project, PREVIOUS)).filter((name) => !inFile.includes(name));
  return [...unknownInFile(inFile), ...unknownInEnvironment(before)];
}

/** Next ignores an unreadable file, so the site would use another store or no webhook. */
function refuseUnreadable(project: string) {
  for (const name of ['.env', '.env.local', '.env.production', '.env.production.local'])
    try {
      if (existsSync(join(project, name))) accessSync(join(project, name), constants.R_OK);
    } catch {
      // In a container the user may have no name.
      const user = process.getuid?.();
      console.error(
        `The user who starts this cannot read ${name}. Make that user the owner: chown ${user} ${name}`,
      );
      process.exit(1);
    }
}

const withFiles = (names: readonly string[]) => names.flatMap((name) => [name, `${name}_FILE`]);
const known = withFiles(Object.keys(variables.shape));
const isUnknown = (name: string) => !known.includes(name);

const unknownInFile = (names: readonly string[]) =>
  names.filter(isUnknown).map((name) => {
    const upper = name.toUpperCase();
    const nearest =
      known.find((each) => isOneSlip(upper, each)) ?? known.find((each) => each.includes(upper));
    return `The site does not read ${name} in .env.local${nearest ? `. The nearest name is ${nearest}` : ''}`;
  });

/** The environment has names of other programs, so only those count that the build before read. */
const unknownInEnvironment = (before: readonly string[]) =>
  withFiles(before)
    .filter((name) => isUnknown(name) && process.env[name])
    .map((name) => `The site does not read ${name}, which the build before read`);
