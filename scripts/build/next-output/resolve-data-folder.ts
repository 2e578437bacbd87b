import { readFileSync, writeFileSync } from 'node:fs';
import { expected } from './expected.ts';

const CHANGES_FOLDER = '\nprocess.chdir(__dirname)\n';
const RESOLVES_FIRST = `\nprocess.env.DATA_DIR = path.resolve(process.env.DATA_DIR || 'data')${CHANGES_FOLDER}`;

/** The built server moves into its own folder first thing. What DATA_DIR names lies where it was started. */
export function resolveDataFolderFirst(serverFile: string) {
  const server = readFileSync(serverFile, 'utf8');
  const times = server.split(CHANGES_FOLDER).length - 1;
  expected(times === 1, `one "${CHANGES_FOLDER.trim()}" in ${serverFile}`, `${times}`);
  writeFileSync(serverFile, server.replace(CHANGES_FOLDER, RESOLVES_FIRST));
}
