import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const LIST = '__tests__/starter/agency.sha256';

const STARTERS_NAME = "name: 'Smart Business'";

function changedFiles() {
  const delivered = deliveredFiles();
  const present = presentFiles();
  const files = new Set([...delivered.keys(), ...present.keys()]);
  return [...files].filter((file) => delivered.get(file) !== present.get(file)).toSorted();
}

export const RESTING = changedFiles().length > 0 ? ['__tests__/starter/'] : [];

function refusals() {
  const isOwners = !read('src/agency/agency.ts').includes(STARTERS_NAME);
  return isOwners ? [] : changedFiles().map((file) => `${file} is not as ${LIST} has it.`);
}

function deliveredFiles() {
  const lines = read(LIST).trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function presentFiles() {
  const files = globSync('src/agency/**/*.{md,ts,tsx}').toSorted();
  return new Map(files.map((file) => [file, sha256(read(file))]));
}

function read(file: string) {
  return readFileSync(file, 'utf8');
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
  const [major] = JSON.parse(read('package.json')).version.split('.');
  const releases = execFileSync('git', ['tag', '--list', `v${major}.*`], { encoding: 'utf8' });
  const files = new Map([...presentFiles(), ...(releases ? deliveredFiles() : [])]);
  const lines = [...files].toSorted().map(([file, hash]) => `${hash}  ${file}\n`);
  writeFileSync(LIST, lines.join(''));
}
