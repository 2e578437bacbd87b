import { cpSync, rmSync } from 'node:fs';
import { services } from '../../src/content/services.ts';
import { callHours } from '../../src/domain/call-hours.ts';
import { trustedOrigins } from '../../src/trusted-origins.ts';
import { builtFrom, wouldBeBuiltFrom, writeBuiltFrom } from './built-from.ts';
import { BuildFailed, failOn } from './finish/build-errors.ts';
import { callHoursErrors } from './finish/call-hours-errors.ts';
import { sendBrotli } from './finish/compress.ts';
import { finishPages } from './finish/finish-pages.ts';
import { compileWhileLoading } from './finish/framework.ts';
import { NOTHING_ALLOWED } from './finish/nothing-allowed.ts';
import { servicesErrors } from './finish/services-errors.ts';
import { prerenderedFiles, sendWith } from './next-output/answers.ts';
import { nextBuild } from './next-output/next-build.ts';
import { resolveDataFolderFirst } from './next-output/resolve-data-folder.ts';
import { sayWhetherTested } from './next-output/tested-version.ts';
import { run } from './run.ts';
import { loadSiteEnvironment } from './site-environment.ts';

const BUILD = '.next';
/** The folder that `npm start` and the container serve: it needs nothing outside itself. */
const SERVED = `${BUILD}/standalone`;
/** This host sends no file of Next's server's, and compresses what it sends. */
const COMPRESSES_BY_ITSELF = process.env['VERCEL'] !== undefined;

loadSiteEnvironment();
if (process.env['NEXT_ADAPTER_PATH']) {
  console.error(
    'NEXT_ADAPTER_PATH is set: an adapter takes the pages from Next before they are finished, and they would ' +
      'have no policy. Unset it, and let the host take what is in .next after the build, as it does without adapters.',
  );
  process.exit(1);
}
sayWhetherTested();

const from = wouldBeBuiltFrom(process.env);
const before = builtFrom(SERVED);
// A build that is broken off leaves nothing that could be served.
rmSync(SERVED, { recursive: true, force: true });
endWithSentences(() => failOn([...callHoursErrors(callHours), ...servicesErrors(services)]));
run('node', 'scripts/build/build-site-script.ts');
endWithSentences(nextBuild);
endWithSentences(finish);
for (const finished of ['server/app', 'static', 'routes-manifest.json', 'prerender-manifest.json'])
  cpSync(`${BUILD}/${finished}`, `${SERVED}/.next/${finished}`, { recursive: true });
cpSync('public', `${SERVED}/public`, { recursive: true });
resolveDataFolderFirst(`${SERVED}/server.js`);
run('node', 'scripts/build/build-operator-tools.ts', SERVED);
// Tests leave word of the address that was built for before them.
writeBuiltFrom(SERVED, from.builtFor ? { ...from, siteUrl: before?.siteUrl ?? '' } : from);

function finish() {
  const pages = finishPages(BUILD, trustedOrigins);
  compileWhileLoading(BUILD);
  const headers = { 'content-security-policy': NOTHING_ALLOWED };
  sendWith(
    BUILD,
    prerenderedFiles(BUILD).map((file) => ({ ...file, headers })),
  );
  if (!COMPRESSES_BY_ITSELF) sendBrotli(BUILD, pages);
}

/** What its author can change is no failure of ours: it needs no stack. */
function endWithSentences(step: () => void) {
  try {
    step();
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
