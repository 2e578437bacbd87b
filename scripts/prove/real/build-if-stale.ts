import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { builtFrom, whyBuildAnew, wouldBeBuiltFrom } from '../../build/builds.ts';
import { run } from '../../build/run.ts';

/** The secrets of a build for tests: none may ever be seen anywhere. */
const CANARIES = '__tests__/kit/setup/canaries.env';

/** Whatever runs in a browser needs the site as it is now. */
export default function buildIfStale() {
  const wanted = wouldBeBuiltFrom({ ...process.env, ...parseEnv(readFileSync(CANARIES, 'utf8')) });
  if (whyBuildAnew(builtFrom('.next'), wanted))
    run('node', `--env-file=${CANARIES}`, 'scripts/build/build.ts');
}
