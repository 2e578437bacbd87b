import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { builtFrom, whyBuildAnew, wouldBeBuiltFrom } from '../../build/builds.ts';

/** The secrets of a build for tests: none may ever be seen anywhere. */
const canaries = parseEnv(readFileSync('__tests__/kit/setup/canaries.env', 'utf8'));
const env = { ...process.env, ...canaries };

/** Browsers visit the site as its sources are now. */
export default function buildIfStale() {
  if (whyBuildAnew(builtFrom('.next'), wouldBeBuiltFrom(env))) build();
}

function build() {
  const { status } = spawnSync('node', ['scripts/build/build.ts'], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[1] === import.meta.filename) build();
