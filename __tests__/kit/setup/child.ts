import { join } from 'node:path';
import { endPrograms, startProgram } from '../real/running-program.ts';

afterEach(endPrograms);

/** Starts a script of this folder. */
export function startChild(
  script: string,
  environment: Record<string, string>,
  ...words: string[]
) {
  const file = join(import.meta.dirname, script);
  return startProgram(['--conditions=react-server', file, ...words], environment);
}
