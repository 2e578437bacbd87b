import { resolve } from 'node:path';
import { endPrograms, startProgram } from '../real/running-program.ts';

afterEach(endPrograms);

export function startScript(script: string, environment: Record<string, string>, cwd?: string) {
  const [file = '', ...args] = script.split(' ');
  const hooks = resolve('scripts/build/run-sources.ts');
  const node = [process.execPath, '--import', hooks, resolve(file)];
  return startProgram([...node, ...args], environment, cwd);
}

export const startBooted = (environment: Record<string, string>) =>
  startScript('__tests__/kit/setup/booted-process.ts', environment);
