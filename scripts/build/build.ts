import { constants, copyFileSync, linkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { trustedOrigins } from '../../src/content/trusted-origins.ts';
import { BUILDS, currentInputs, makeCurrent, pathOfNewBuild, writeInputs } from './builds.ts';
import { bundleModules } from './bundle-modules.ts';
import { bundlePrograms } from './bundle-programs.ts';
import { type Finished, finishPages } from './finish/finish-pages.ts';
import { moveHandlers, runNextBuild } from './next-output/next-build.ts';
import { linkRefusals } from './next-output/next-refusals.ts';
import { removedPages } from './next-output/page-addresses.ts';
import { writeForVercel } from './next-output/write-for-vercel.ts';
import { notices } from './notices.ts';
import { failOn, sentenceFor } from './refusals.ts';
import { settingsRefusals } from './settings-refusals.ts';
import { loadSiteEnvironment } from './site-environment.ts';
import { tryOut } from './try-out.ts';
import { filesToServe, writeSite } from './write-site.ts';

const NEXT_OUTPUT = '.next';

loadSiteEnvironment();
const inputs = currentInputs(process.env);
try {
  failOn(settingsRefusals());
  const modules = bundleModules();
  runNextBuild({ BROWSER_MODULES: modules.builtModules });
  modules.writeTo(NEXT_OUTPUT);
  const pages = finishPages(NEXT_OUTPUT, trustedOrigins);
  const finished = filesToServe(NEXT_OUTPUT, pages);
  failOn(linkRefusals(finished));
  if (process.env['VERCEL'] === undefined) await assemble(finished);
  else writeForVercel(NEXT_OUTPUT, finished);
  // Tests know by these inputs that the output is complete.
  writeInputs(NEXT_OUTPUT, inputs);
  for (const page of removedPages())
    console.log(
      `Next lists /${page}. The site has no such page: src/agency/pages.ts has no line for it.`,
    );
  for (const notice of notices()) console.warn(notice);
  if (!inputs.siteUrl && BUILDS === 'dist')
    console.warn(
      'SITE_URL is not set: pages have no canonical address, no link preview and no sitemap. ' +
        'Set it, as README says under "Put it online".',
    );
} catch (error) {
  const reason = sentenceFor(error);
  if (!reason) throw error;
  console.error(`\n${reason}`);
  process.exit(1);
}

async function assemble(finished: Finished[]) {
  const folder = pathOfNewBuild();
  try {
    moveHandlers(NEXT_OUTPUT, folder);
    bundlePrograms(folder);
    keepNode(join(folder, 'node'));
    writeSite(folder, finished, NEXT_OUTPUT, inputs.siteUrl);
    await tryOut(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  makeCurrent(folder, inputs);
  const seconds = Math.round(performance.now() / 1_000);
  console.log(`\n${finished.length} files are finished as ${folder}, after ${seconds} s.`);
}

/** `npm ci` removes the Node in `node_modules`, which runs this build. */
function keepNode(file: string) {
  try {
    linkSync(process.execPath, file);
  } catch {
    // A hard link fails on another disk.
    copyFileSync(process.execPath, file, constants.COPYFILE_FICLONE);
  }
}
