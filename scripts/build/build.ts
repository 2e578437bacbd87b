import { constants, copyFileSync, linkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { logo } from '../../src/content/logo.ts';
import { callHours } from '../../src/domain/call-hours.ts';
import { trustedOrigins } from '../../src/trusted-origins.ts';
import { newBuild, serveFromNowOn, wouldBeBuiltFrom, writeBuiltFrom } from './builds.ts';
import { bundlePrograms, siteScriptBundle } from './bundle-programs.ts';
import { type Finished, finishPages } from './finish/finish-pages.ts';
import { moveHandlers, nextBuild } from './next-output/next-build.ts';
import { writeForVercel } from './next-output/write-for-vercel.ts';
import { failOn, sentenceFor } from './refusals.ts';
import { settingsRefusals } from './settings-refusals.ts';
import { loadSiteEnvironment } from './site-environment.ts';
import { everythingFinished, writeSite } from './write-site.ts';

/** Where Next writes. What is served lies elsewhere, and stays as it is until a new build is whole. */
const BUILD = '.next';

loadSiteEnvironment();
const from = wouldBeBuiltFrom(process.env);
try {
  failOn(
    settingsRefusals({
      siteUrl: process.env['SITE_URL'],
      hours: callHours,
      logoFiles: [logo?.file, logo?.square],
      trusted: trustedOrigins,
    }),
  );
  buildSync(siteScriptBundle);
  nextBuild(BUILD);
  const pages = finishPages(BUILD, trustedOrigins);
  const finished = everythingFinished(BUILD, pages);
  if (process.env['VERCEL'] === undefined) putTogether(finished);
  else writeForVercel(BUILD, finished);
  // Who looks at Next's own output wants to know, too, whether it is whole.
  writeBuiltFrom(BUILD, from);
} catch (error) {
  const reason = sentenceFor(error);
  if (!reason) throw error;
  console.error(`\n${reason}`);
  process.exit(1);
}

function putTogether(finished: Finished[]) {
  const folder = newBuild();
  try {
    moveHandlers(BUILD, folder);
    writeSite(folder, finished, BUILD, from.siteUrl);
    bundlePrograms(folder);
    keepNode(join(folder, 'node'));
  } catch (error) {
    // Half a build is of no use, and a full disk would be filled further by each try.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  serveFromNowOn(folder, from);
}

/** The Node that has built it starts it, also when the packages that brought it are gone. A second name costs no room. */
function keepNode(file: string) {
  try {
    linkSync(process.execPath, file);
  } catch {
    // On another disk, or another's file.
    copyFileSync(process.execPath, file, constants.COPYFILE_FICLONE);
  }
}
