import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { basename, join } from 'node:path';

export const BUILDS = process.env['BUILDS_FOLDER'] || 'dist';
export const SERVED = join(BUILDS, 'current');
/** This command needs no package, so it works after a failed `npm ci`. */
export const START_AS_BUILT = `${SERVED}/node ${SERVED}/server.mjs`;
export const PREVIOUS = join(BUILDS, 'previous');

const OLD_BUILDS_KEPT = 5;

/** A tag's name may contain a slash. */
export function pathOfNewBuild() {
  const at = new Date().toISOString().replace(/\W/g, '-');
  const commit = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*']);
  return join(BUILDS, commit.status === 0 ? `${at}-${String(commit.stdout).trim()}` : at);
}

export function makeCurrent(folder: string, inputs: BuildInputs) {
  writeInputs(folder, inputs);
  const servedBefore = versionOf(SERVED);
  link(SERVED, basename(folder));
  if (servedBefore) link(PREVIOUS, servedBefore);

  const linked = [versionOf(SERVED), versionOf(PREVIOUS), basename(SERVED), basename(PREVIOUS)];
  const versions = fs.readdirSync(BUILDS).filter((name) => !linked.includes(name));
  for (const old of versions.sort().slice(0, -OLD_BUILDS_KEPT))
    try {
      fs.rmSync(join(BUILDS, old), { recursive: true });
    } catch (failure) {
      console.warn(`${old} is an old build and could not be removed: ${failure}`);
    }
}

export function swapBuilds(other = PREVIOUS) {
  const [served, next] = [versionOf(SERVED), versionOf(other)];
  if (!served || !next || next === served) return undefined;
  link(SERVED, next);
  link(PREVIOUS, served);
  return next;
}

export function isChosenByBack() {
  const served = versionOf(SERVED);
  const isNewer = (name: string) => served && served < (versionOf(join(BUILDS, name)) ?? '');
  return served && fs.readdirSync(BUILDS).some(isNewer) ? served : undefined;
}

function versionOf(path: string) {
  try {
    const version = basename(fs.realpathSync(path));
    return readInputs(join(BUILDS, version)) ? version : undefined;
  } catch {
    return undefined;
  }
}

function link(path: string, version: string) {
  const next = `${path}.new`;
  fs.rmSync(next, { force: true });
  fs.symlinkSync(version, next);
  fs.renameSync(next, path);
}

export type BuildInputs = { sources: string; siteUrl: string };

const INPUTS_FILE = 'build-inputs.json';
/** `**` skips hidden folders, so `.well-known` is named. */
const SOURCES =
  '{{src,public,scripts/{build,operate}}/{**,**/.well-known/**},' +
  '{next,postcss}.config.*,{package*,tsconfig}.json}';
const INLINED = /^(NEXT_PUBLIC_.*|PURGE_AFTER_DAYS)$/;

export function currentInputs(environment: Record<string, string | undefined>): BuildInputs {
  const hash = createHash('sha256');
  for (const file of fs.globSync(SOURCES).sort())
    if (fs.statSync(file, { throwIfNoEntry: false })?.isFile())
      hash.update(JSON.stringify(file)).update(fs.readFileSync(file));
  const inlined = Object.entries(environment).filter(([name]) => INLINED.test(name));
  hash.update(JSON.stringify(inlined.sort()));
  return { sources: hash.digest('hex'), siteUrl: environment['SITE_URL']?.trim() ?? '' };
}

/** A power cut may leave half of the file. */
export function readInputs(folder: string): BuildInputs | undefined {
  try {
    return JSON.parse(fs.readFileSync(join(folder, INPUTS_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

export const writeInputs = (folder: string, inputs: BuildInputs) =>
  fs.writeFileSync(join(folder, INPUTS_FILE), JSON.stringify(inputs));

export function whyBuildAgain(built: BuildInputs | undefined, wanted: BuildInputs) {
  if (!built) return 'Nothing is built yet.';
  if (built.sources !== wanted.sources)
    return 'Sources or build settings have changed since the last build.';
  if (wanted.siteUrl && URL.parse(built.siteUrl)?.href !== URL.parse(wanted.siteUrl)?.href)
    return (
      `The last build was made for ${built.siteUrl || 'no address'}, ` +
      `and SITE_URL is ${wanted.siteUrl}.`
    );
  return undefined;
}
