import { spawnSync } from 'node:child_process';

/** Runs one command of this project's own tools, showing what it prints; stops everything if it fails. */
export function run(command: string, ...args: string[]) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
