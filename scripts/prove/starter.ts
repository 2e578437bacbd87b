import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = '__tests__/starter/agency.sha256';

const STARTERS_NAME = "name: 'Smart Business'";

export function changedFiles(folder = '.') {
  const delivered = deliveredFiles(folder);
  const present = presentFiles(folder);
  const files = new Set([...delivered.keys(), ...present.keys()]);
  return [...files].filter((file) => delivered.get(file) !== present.get(file)).toSorted();
}

export const RESTING = changedFiles().length > 0 ? ['__tests__/starter/'] : [];

export function refusals(folder = '.') {
  const isOwners = !read(folder, 'src/agency/agency.ts').includes(STARTERS_NAME);
  return isOwners ? [] : changedFiles(folder).map((file) => `${file} is not as ${LIST} has it.`);
}

function deliveredFiles(folder: string) {
  const lines = read(folder, LIST).trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function presentFiles(folder: string) {
  const files = globSync('src/agency/**/*.{md,ts,tsx}', { cwd: folder }).toSorted();
  return new Map(files.map((file) => [file, sha256(read(folder, file))]));
}

function read(folder: string, file: string) {
  return readFileSync(join(folder, file), 'utf8');
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex');
}

const REMEDY = `
Until the next major version these files stay as they are, so that no update meets an owner's edit:
write new names as optional ones into src/agency-types.ts, with a default where they are read.
Before a release, and for a new file: npx node scripts/prove/starter.ts --write
Is this site yours? Then write its name into src/agency/agency.ts.`;

/** `.ci/run` runs this file as a program. */
if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === '--write') writeList();
  const faults = refusals();
  if (faults.length > 0) {
    console.error(faults.join('\n') + REMEDY);
    process.exitCode = 1;
  }
}

/** After the first release of a major version only new files are listed. */
function writeList() {
  const [major] = JSON.parse(read('.', 'package.json')).version.split('.');
  const releases = execFileSync('git', ['tag', '--list', `v${major}.*`], { encoding: 'utf8' });
  const files = new Map([...presentFiles('.'), ...(releases ? deliveredFiles('.') : [])]);
  const lines = [...files].toSorted().map(([file, hash]) => `${hash}  ${file}\n`);
  writeFileSync(LIST, lines.join(''));
}
