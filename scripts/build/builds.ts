import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  globSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { IN_USE, isInUse } from '../../src/server/http/build-in-use.ts';
import { schemaSteps } from '../../src/server/outbox/schema.ts';

/** Where finished builds lie, each in a folder of its own that needs nothing outside of it. */
export const BUILDS = 'dist';
/** The one that is served: it leads to another as soon as that is whole, and never to half of one. */
export const SERVED = join(BUILDS, 'current');

/** So many stay, to go back to; and each that a process serves, however old it is. */
const TO_GO_BACK_TO = 5;

/** The folder to put a new build together in. Its name is the version: when it was built, and of which commit. */
export function newBuild() {
  const at = new Date().toISOString().replace(/\W/g, '-');
  const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*']);
  return join(BUILDS, git.status === 0 ? `${at}-${String(git.stdout).trim()}` : at);
}

/** Has this build served from the next start on. */
export function serveFromNowOn(folder: string, from: BuiltFrom) {
  // A build of the tests remembers the address of the build before it.
  const siteUrl = from.builtFor ? (builtFrom(SERVED)?.siteUrl ?? '') : from.siteUrl;
  writeBuiltFrom(folder, { ...from, siteUrl });
  writeFileSync(join(folder, IN_USE), '');
  leadTo(basename(folder));

  const kept = [basename(SERVED), basename(folder), ...wholeBuilds().slice(0, TO_GO_BACK_TO)];
  for (const other of readdirSync(BUILDS).filter((name) => !kept.includes(name)))
    if (!isInUse(join(BUILDS, other))) removeIfPossible(join(BUILDS, other));
}

/** Another user may have made it: then it takes room, and is no failure of this build. */
function removeIfPossible(folder: string) {
  try {
    rmSync(folder, { recursive: true });
  } catch (failure) {
    console.warn(`${folder} is not needed any more, and cannot be removed: ${failure}`);
  }
}

/** In one rename: at no moment is there no build. Who copies all that links lead to has a folder there. */
export function leadTo(version: string) {
  const link = `${SERVED}.new`;
  rmSync(link, { force: true });
  if (lstatSync(SERVED, { throwIfNoEntry: false })?.isDirectory())
    rmSync(SERVED, { recursive: true });
  symlinkSync(version, link);
  renameSync(link, SERVED);
}

/** All that are whole, the newest first. */
export const wholeBuilds = () =>
  globSync('*', { cwd: BUILDS })
    .filter((name) => name !== basename(SERVED) && builtFrom(join(BUILDS, name)))
    .sort()
    .reverse();

/** What a build was made of, kept beside the server that it made. */
export type BuiltFrom = {
  sources: string;
  /** The public address that stands in its pages; empty if none was set. */
  siteUrl: string;
  /** Tests name themselves here: what they have built is served by nobody else. */
  builtFor: string;
  /** How often the shape of the store had changed by then: one that knows less keeps nothing in it. */
  storeSteps?: number;
  /** What the privacy page says. */
  daysKept?: number;
};

const FILE = 'built-from.json';
const SOURCES =
  '{{src,public,scripts/build}/{**,**/.well-known/**},{next,postcss}.config.*,{package*,tsconfig}.json}';
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
    if (statSync(join(project, file), { throwIfNoEntry: false })?.isFile())
      hash.update(JSON.stringify(file)).update(readFileSync(join(project, file)));
  const inlined = Object.entries(environment).filter(([name]) => INLINED.test(name));
  hash.update(JSON.stringify(inlined.sort()));
  return {
    sources: hash.digest('hex'),
    siteUrl: environment['SITE_URL']?.trim() ?? '',
    builtFor: environment['BUILT_FOR'] ?? '',
    storeSteps: schemaSteps.length,
    daysKept: Number(environment['PURGE_AFTER_DAYS']?.trim() || 30),
  };
}

/** What the build in this folder was made of, if there is a whole one: a power cut may leave half of what says so. */
export function builtFrom(folder: string): BuiltFrom | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

export const writeBuiltFrom = (folder: string, from: BuiltFrom) =>
  writeFileSync(join(folder, FILE), JSON.stringify(from));

type Wanted = Pick<BuiltFrom, 'builtFor'> & Partial<BuiltFrom>;

/** Why what is built may not be served, in the words that `npm start` says then; nothing if it may. */
export function whyBuildAnew(built: BuiltFrom | undefined, wanted: Wanted) {
  if (!built) return 'Nothing is built yet.';
  if (built.builtFor !== wanted.builtFor) return 'The last build was made by npm test.';
  if (wanted.sources && built.sources !== wanted.sources)
    return 'Sources have changed since the last build.';
  if (wanted.siteUrl && URL.parse(built.siteUrl)?.href !== URL.parse(wanted.siteUrl)?.href)
    return `The last build was made for ${built.siteUrl || 'no address'}, and SITE_URL is ${wanted.siteUrl}.`;
  return undefined;
}
