import { join } from 'node:path';
import nextEnv from '@next/env';

/**
 * Reads `.env` files as Next does, and puts the data where `npm start` puts it: the site and every tool of the
 * operator must mean the same store. Call it before anything reads the environment.
 */
export function loadSiteEnvironment(project = process.cwd()) {
  nextEnv.loadEnvConfig(project);
  process.env['DATA_DIR'] ||= join(project, 'data');
}
