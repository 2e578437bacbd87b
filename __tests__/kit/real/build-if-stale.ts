import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { currentInputs, readInputs, SERVED, whyBuildAgain } from '../../../scripts/build/builds.ts';

/** They must never appear in any output. */
export const canaries = parseEnv(
  readFileSync('__tests__/kit/setup/canaries.env', 'utf8'),
) as Record<string, string>;
const env = { ...process.env, ...canaries, TYPES_ARE_CHECKED: 'true' };

export default function buildIfStale() {
  if (whyBuildAgain(readInputs(SERVED), currentInputs(env))) build();
}

function build() {
  const { status } = spawnSync('node', ['node_modules/.bin/next', 'build'], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** `npm test` runs this file as a program, which always builds. */
if (process.argv[1] === import.meta.filename) build();
