import { execFileSync } from 'node:child_process';

/** Runs a module in a child process, because jest cannot change its own time zone. Returns what the module prints, as JSON. */
export function evaluate(program: string, timeZone = 'UTC') {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, TZ: timeZone },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(printed);
}
