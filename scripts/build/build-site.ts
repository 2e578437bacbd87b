import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { postRefusals } from '#content/posts.ts';
import { trustedOrigins } from '#content/trusted-origins.ts';
import { BUILDS, currentInputs, makeCurrent, pathOfNewBuild } from './builds.ts';
import { bundleModules } from './bundle-modules.ts';
import { bundlePrograms } from './bundle-programs.ts';
import { type Finished, finishPages } from './finish/finish-pages.ts';
import { linkOrCopy } from './link-or-copy.ts';
import { finishedForHost } from './next-output/finished-for-host.ts';
import { keepNext } from './next-output/keep-next.ts';
import {
  addressesIn,
  copyHandlers,
  type NextBuild,
  outputsOfNext,
  pagesOnRequest,
} from './next-output/next-outputs.ts';
import { configRefusals, linkRefusals, serverActionNotices } from './next-output/next-refusals.ts';
import { removedPages } from './next-output/page-addresses.ts';
import { notices } from './notices.ts';
import { failOn, sentenceFor } from './refusals.ts';
import { hostRefusals, settingsRefusals } from './settings-refusals.ts';
import { tryOut } from './try-out.ts';
import { wordsRefusals } from './words-refusals.ts';
import { filesToServe, writeSite } from './write-site.ts';

type Config = NextBuild['config'];
type Context = Parameters<NonNullable<NextAdapter['modifyConfig']>>[1];

let inputs: ReturnType<typeof currentInputs>;
let modules: ReturnType<typeof bundleModules>;

/** Refuses in a second what would fail after the compilation. */
export const configure = (given: Config, context: Context): Promise<Config> =>
  orExitWithSentence(async () => {
    inputs = currentInputs(process.env);
    failOn([
      ...settingsRefusals(),
      ...postRefusals(),
      ...(await configRefusals(given)),
      ...hostRefusals(process.env),
    ]);
    failOn(await wordsRefusals());
    modules = bundleModules();
    const env = { ...given.env, BROWSER_MODULES: modules.builtModules };
    // Pages that are renewed stay in memory, because the folder of a build may be read-only.
    const experimental = { ...given.experimental, isrFlushToDisk: false };
    const config = { ...given, env, experimental };
    return (await adapterOfHost())?.modifyConfig?.(config, context) ?? config;
  });

/** Makes the folder of a build, which `npm start` serves. */
export const finishBuild = (build: NextBuild) =>
  orExitWithSentence(async () => {
    modules.writeTo(build.distDir);
    const pages = finishPages(build, trustedOrigins);
    const finished = filesToServe(build, pages);
    const later = pagesOnRequest(build).flatMap(({ pathname }) => addressesIn(pathname));
    failOn(linkRefusals([...finished.map(({ address }) => address), ...later]));
    if (process.env['VERCEL'] === undefined) await assemble(build, finished);
    else await handToHost(build, finished);
    for (const page of removedPages())
      console.log(
        `Next lists /${page}. The site has no such page: src/agency/pages.ts has no line for it.`,
      );
    for (const notice of [...(await notices()), ...serverActionNotices(build)])
      console.warn(notice);
    if (!inputs.siteUrl && BUILDS === 'dist')
      console.warn(
        'SITE_URL is not set: pages have no canonical address, no link preview and no sitemap. ' +
          'Set it, as README says under "Put it online".',
      );
  });

/** A host gives the path of its own adapter, which Next ignores because we name ours. */
async function adapterOfHost(): Promise<NextAdapter | undefined> {
  const path = process.env['NEXT_ADAPTER_PATH'];
  const { default: exported } = path ? await import(pathToFileURL(path).href) : {};
  // A CommonJS module may have its exports in `default`.
  return exported?.default ?? exported;
}

async function handToHost(build: NextBuild, finished: Finished[]) {
  const host = await adapterOfHost();
  await host?.onBuildComplete?.(finishedForHost(build, finished));
}

async function orExitWithSentence<Result>(work: () => Result | Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    const reason = sentenceFor(error);
    if (!reason) throw error;
    console.error(`\n${reason}`);
    process.exit(1);
  }
}

async function assemble(build: NextBuild, finished: Finished[]) {
  const folder = pathOfNewBuild();
  try {
    copyHandlers(build, folder);
    bundlePrograms(folder);
    linkOrCopy(process.execPath, join(folder, 'node'));
    if (outputsOfNext(build).length > 0) keepNext(build, folder);
    writeSite(folder, finished, build, inputs.siteUrl);
    await tryOut(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  makeCurrent(folder, inputs);
  const seconds = Math.round(performance.now() / 1_000);
  console.log(`\n${finished.length} files are finished as ${folder}, after ${seconds} s.`);
}
