import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import nextEnv from '@next/env';

/**
 * Reads `.env` files as Next does, and puts the data where `npm start` puts it: the site and every tool of the
 * operator must mean the same store. Call it before anything reads the environment.
 */
export function loadSiteEnvironment(project = process.cwd()) {
  endAtUnreadable(project);
  nextEnv.loadEnvConfig(project);
  process.env['DATA_DIR'] ||= join(project, 'data');
}

/** Next would go on without it: with no webhook, at another port, on another store. */
function endAtUnreadable(project: string) {
  for (const name of ['.env', '.env.local', '.env.production', '.env.production.local'])
    try {
      if (existsSync(join(project, name))) accessSync(join(project, name), constants.R_OK);
    } catch {
      // By number: in a container the user may have no name.
      const user = process.getuid?.();
      console.error(
        `${name} cannot be read by the user who starts this. Give it the file: chown ${user} ${name}`,
      );
      process.exit(1);
    }
}
