import { START_AS_BUILT, swapBuilds } from './builds.ts';

/** Imports no package: with an installed Node 24 it works after a failed `npm ci`. */
const served = swapBuilds();
if (served)
  console.log(
    `${served} is served from the next start on, until npm run build. Restart the site, or start it with: ${START_AS_BUILT}\n` +
      'Run npm run back again to undo this.',
  );
else {
  console.error('There is no earlier build to go back to. Nothing has changed.');
  process.exitCode = 1;
}
