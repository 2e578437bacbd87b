import { join } from 'node:path';
import { endPrograms, startProgram } from '../real/running-program.ts';

afterEach(endPrograms);

/** Starts a script of this folder. */
export function startChild(script: string, environment: Record<string, string>) {
  const node = [process.execPath, '--conditions=react-server'];
  return startProgram([...node, join(import.meta.dirname, script)], environment);
}
