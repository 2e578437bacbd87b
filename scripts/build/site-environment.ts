import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import nextEnv from '@next/env';
import { isOneSlip } from '../../src/domain/is-one-slip.ts';
import { variables } from '../../src/server/configuration/environment-variables.ts';
import { PREVIOUS, settingsOf } from './builds.ts';

/**
 * Call this before anything reads the environment, so that site and operator's tools open the same store.
 * Returns a sentence for each setting of `.env.local`, and of the build before, that the site does not read.
 */
export function loadSiteEnvironment(project = process.cwd()) {
  refuseUnreadable(project);
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(project);
  process.env['DATA_DIR'] ||= join(project, 'data');
  const file = loadedEnvFiles.find(({ path }) => path === '.env.local');
  const inFile = Object.keys(parseEnv(file?.contents ?? ''));
  // The environment has names of other programs, too.
  const before = withFiles(settingsOf(join(project, PREVIOUS))).filter((name) => process.env[name]);
  return [...new Set([...inFile, ...before])].filter((name) => !known.includes(name)).map(unread);
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

function unread(name: string) {
  const upper = name.toUpperCase();
  const nearest =
    known.find((each) => isOneSlip(upper, each)) ?? known.find((each) => each.includes(upper));
  return `The site does not read ${name}, which is set${nearest ? `. The nearest name is ${nearest}` : ''}`;
}
