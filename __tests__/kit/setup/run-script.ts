import { execFile } from 'node:child_process';
import { join } from 'node:path';

const COMMANDS = join(import.meta.dirname, '../../../scripts/operate');

export function runScript(
  script: string,
  { folder, environment = {}, typed = [] }: Circumstances,
): Promise<{ code: number; printed: string; complained: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--conditions=react-server', join(COMMANDS, script), ...typed],
      { cwd: folder, env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment } },
      (_, printed, complained) => resolve({ code: child.exitCode ?? -1, printed, complained }),
    );
  });
}

type Circumstances = { folder: string; environment?: Record<string, string>; typed?: string[] };
