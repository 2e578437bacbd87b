import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { inherited } from '../real/running-program.ts';

const COMMANDS = join(import.meta.dirname, '../../../scripts/operate');

export function runScript(
  script: string,
  { folder, environment = {}, args = [] }: Circumstances,
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--conditions=react-server', join(COMMANDS, script), ...args],
      { cwd: folder, env: { ...inherited, ...environment } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

type Circumstances = { folder: string; environment?: Record<string, string>; args?: string[] };
