import { endPrograms, startProgram } from '../real/running-program.ts';
import { bundled } from './bundled-programs.ts';

afterEach(endPrograms);

/** `outbox`, `doctor` or `booted`, and its arguments. */
export function startScript(script: string, environment: Record<string, string>, cwd?: string) {
  const [name = '', ...args] = script.split(' ');
  return startProgram([process.execPath, bundled(name), ...args], environment, cwd);
}

export const startBooted = (environment: Record<string, string>) =>
  startScript('booted', environment);
