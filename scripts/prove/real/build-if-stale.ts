import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { builtFrom, SERVED, whyBuildAnew, wouldBeBuiltFrom } from '../../build/builds.ts';

/** Canary secrets for a test build, which must never appear in any output. */
const canaries = parseEnv(readFileSync('__tests__/kit/setup/canaries.env', 'utf8'));
const env = { ...process.env, ...canaries };

export default function buildIfStale() {
  const isWhole = builtFrom('.next') && builtFrom(SERVED);
  if (!isWhole || whyBuildAnew(builtFrom(SERVED), wouldBeBuiltFrom(env))) build();
}

function build() {
  const { status } = spawnSync('node', ['scripts/build/build.ts'], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[1] === import.meta.filename) build();
