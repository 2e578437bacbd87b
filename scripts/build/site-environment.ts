import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { unknownSettings } from './unknown-settings.ts';

/**
 * Call this before anything reads the environment, so that site and operator's tools open the same store.
 * Returns a sentence for each unknown setting.
 */
export function loadSiteEnvironment(project = process.cwd()) {
  refuseUnreadable(project);
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(project);
  process.env['DATA_DIR'] ||= join(project, 'data');
  return unknownSettings(loadedEnvFiles.find(({ path }) => path === '.env.local')?.contents ?? '');
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
