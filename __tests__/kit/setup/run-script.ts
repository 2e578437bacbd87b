import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { inherited } from '../real/running-program.ts';

/** Runs a command of the operator in a folder, with these settings and no other. */
export function runScript(
  script: string,
  args: string[],
  cwd: string,
  environment: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const words = ['--conditions=react-server', resolve('scripts/operate', script), ...args];
  const options = { cwd, env: { ...inherited, ...environment } };
  return promisify(execFile)(process.execPath, words, options).then(
    (printed) => ({ code: 0, ...printed }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}
