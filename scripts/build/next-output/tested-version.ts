import { join } from 'node:path';
import { readJson } from './prerendered-pages.ts';

/** The Next whose output all tests have been run on; what npm update moves, its patches, is held to the same tests. */
const TESTED_VERSION = '16.4';

/** A word to whoever builds with another; whatever it writes otherwise ends the build by itself. */
export function sayWhetherTested(project = process.cwd()) {
  const { version } = readJson(join(project, 'node_modules/next/package.json'));
  if (!version.startsWith(`${TESTED_VERSION}.`))
    console.log(
      `Next ${version} is installed, and the finishing of pages was tested with ${TESTED_VERSION}: run npm test once.`,
    );
}
