import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** Where finished builds lie, each in a folder of its own that needs nothing outside of it. */
const BUILDS = 'dist';
/** The one that is served: it leads to another as soon as that is whole, and never to half of one. */
export const SERVED = join(BUILDS, 'current');

/** The folder to put a new build together in. */
export const newBuild = () => join(BUILDS, new Date().toISOString().replace(/\W/g, '-'));

/** Has this build served from the next start on. The one before stays, for whoever still runs it. */
export function serveFromNowOn(folder: string, from: BuiltFrom) {
  // Tests leave word of the address that was built for before them.
  const siteUrl = from.builtFor ? (builtFrom(SERVED)?.siteUrl ?? '') : from.siteUrl;
  writeBuiltFrom(folder, { ...from, siteUrl });
  const before = existsSync(SERVED) ? readlinkSync(SERVED) : '';
  const kept = [basename(folder), before, basename(SERVED)];
  const link = `${SERVED}.new`;
  rmSync(link, { force: true });
  symlinkSync(basename(folder), link);
  renameSync(link, SERVED);
  for (const other of readdirSync(BUILDS).filter((name) => !kept.includes(name)))
    rmSync(join(BUILDS, other), { recursive: true });
}

/** What a build was made of, kept beside the server that it made. */
export type BuiltFrom = {
  sources: string;
  /** The public address that stands in its pages; empty if none was set. */
  siteUrl: string;
  /** Tests name themselves here: what they have built is served by nobody else. */
  builtFor: string;
};

const FILE = 'built-from.json';
const SOURCES = '{{src,public,scripts/build}/**,{next,postcss}.config.*,{package*,tsconfig}.json}';
/** Each build writes it anew. */
const WRITTEN_BY_BUILDS = 'src/app/site-script.bundle.js';
/** What is written into scripts and pages. */
const INLINED = /^(NEXT_PUBLIC_.*|PURGE_AFTER_DAYS)$/;

/** What a build in this folder would be made of now. */
export function wouldBeBuiltFrom(
  environment: Record<string, string | undefined>,
  project = process.cwd(),
): BuiltFrom {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: project, exclude: [WRITTEN_BY_BUILDS] }).sort())
    if (statSync(join(project, file)).isFile())
      hash.update(JSON.stringify([file, readFileSync(join(project, file), 'base64')]));
  const inlined = Object.entries(environment).filter(([name]) => INLINED.test(name));
  hash.update(JSON.stringify(inlined.sort()));
  return {
    sources: hash.digest('hex'),
    siteUrl: environment['SITE_URL']?.trim() ?? '',
    builtFor: environment['BUILT_FOR'] ?? '',
  };
}

/** What the build in this folder was made of, if there is one that was not broken off. */
export function builtFrom(folder: string): BuiltFrom | undefined {
  const file = join(folder, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export const writeBuiltFrom = (folder: string, from: BuiltFrom) =>
  writeFileSync(join(folder, FILE), JSON.stringify(from));

/** Why what is built may not be served, in the words that `npm start` says then; nothing if it may. */
export function whyBuildAnew(built: BuiltFrom | undefined, wanted: BuiltFrom) {
  if (!built) return 'Nothing is built yet.';
  if (built.builtFor !== wanted.builtFor) return 'The last build was made by npm test.';
  if (built.sources !== wanted.sources) return 'Sources have changed since the last build.';
  if (wanted.siteUrl && built.siteUrl !== wanted.siteUrl)
    return `The last build was made for ${built.siteUrl || 'no address'}, and SITE_URL is ${wanted.siteUrl}.`;
  return undefined;
}
