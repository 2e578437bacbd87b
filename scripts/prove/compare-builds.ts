import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#server/http/finished-files.ts';

/** Next names these after their content, and some after the build. */
const OF_NEXT = '/_next/static/';

/** `node scripts/prove/compare-builds.ts FOLDER FOLDER` names what the second build sends otherwise. */
const [before, after] = process.argv.slice(2).map(readBuild);
if (!before || !after) throw new Error('Name the folders of two builds.');
const differences = [...new Set([...before.keys(), ...after.keys()])]
  .toSorted()
  .filter((name) => before.get(name) !== after.get(name));
for (const name of differences) {
  const is = before.has(name) && after.has(name) ? 'differs' : 'is in one build alone';
  console.log(`${name} ${is}\n  ${before.get(name)}\n  ${after.get(name)}`);
}
console.log(differences.length === 0 ? 'Both builds send the same.' : '');
process.exitCode = Math.min(differences.length, 1);

/** Each file as it is sent. `plain.file` is a hash of the content. */
function readBuild(folder: string) {
  const site: Site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const files = Object.entries(site.files).filter(([address]) => !address.startsWith(OF_NEXT));
  return new Map<string, string>([
    ...files.map(([address, [plain]]) => [address, JSON.stringify(plain)] as const),
    ['handlers', JSON.stringify(site.handlers)],
    ['redirects', JSON.stringify(site.redirects)],
  ]);
}
