import { globSync, statSync } from 'node:fs';
import { run } from '../../build/run.ts';

const FINISHED = '.next/standalone/finished';
const SOURCES = '{src,public,scripts/build}/**/*,next.config.js,package-lock.json';

/** Whatever runs in a browser needs the site as it is now. Its secrets are canaries: none may ever be seen. */
export default function buildIfStale() {
  const [finished = 0] = timesOf(FINISHED);
  const newest = Math.max(...timesOf(`{${SOURCES}}`));
  if (newest > finished)
    run('node', '--env-file=__tests__/setup/canaries.env', 'scripts/build/build.ts');
}

/** When the files changed last; what the build itself writes among them does not count. */
function timesOf(files: string) {
  return globSync(files)
    .filter((file) => !file.endsWith('.bundle.js'))
    .map((file) => statSync(file).mtimeMs);
}
