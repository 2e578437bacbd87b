import { builtFrom, whyBuildAnew, wouldBeBuiltFrom } from '../../build/built-from.ts';
import { run } from '../../build/run.ts';

/** Whatever runs in a browser needs the site as it is now. Its secrets are canaries: none may ever be seen. */
export default function buildIfStale() {
  const forTests = { ...process.env, SITE_URL: '', BUILT_FOR: 'browser-tests' };
  if (whyBuildAnew(builtFrom('.next/standalone'), wouldBeBuiltFrom(forTests)))
    run('node', '--env-file=__tests__/setup/canaries.env', 'scripts/build/build.ts');
}
