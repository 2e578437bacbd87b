import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILDS, builtFrom, leadTo, SERVED, wholeBuilds } from './builds.ts';

/** `npm run back`: has the build before serve from the next start on, or the one that is named. Needs no package. */
const served = servedNow();
const madeOf = (version: string) => builtFrom(join(BUILDS, version));
// What npm test has built is served by tests alone.
const builds = wholeBuilds().filter((version) => !madeOf(version)?.builtFor);
const [named] = process.argv.slice(2);
const wanted = builds.find((version) => (named ? version === named : version < served));
if (wanted) {
  leadTo(wanted);
  console.log(
    `From the next start on ${wanted} is served. Restart the site, by hand with: npm start -- --as-built`,
  );
  const stepsOf = (version: string) => madeOf(version)?.storeSteps ?? 0;
  if (stepsOf(wanted) < stepsOf(served))
    console.log(
      'But its store is of an earlier shape: it keeps nothing in what a newer version has opened. Either go\n' +
        `forward again, with "npm run back ${served}", or restore the backup from before the update.`,
    );
} else {
  const why = named ? `There is no build ${named}` : `No build is older than ${served}`;
  console.error(
    builds.length > 0 ? `${why}. Nothing has changed. These are kept:` : 'Nothing is built yet.',
  );
  process.exitCode = 1;
}
for (const version of builds)
  console.log(version === servedNow() ? `* ${version}` : `  ${version}`);

/** Nothing where nothing is built. Where all that links lead to was copied, the copy says it. */
function servedNow(): string {
  try {
    return basename(realpathSync(SERVED)) === basename(SERVED)
      ? JSON.parse(readFileSync(join(SERVED, 'site.json'), 'utf8')).version
      : readlinkSync(SERVED);
  } catch {
    return '';
  }
}
