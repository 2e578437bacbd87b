import { basename, join } from 'node:path';
import { chosenByBack, SERVED } from '../build/builds.ts';

const [, tool = '', ...given] = process.argv;
const isInBuild = import.meta.filename.endsWith('.mjs');

/** After `npm run back` the served build's tool runs instead, because this newer one might upgrade the store's schema. */
if (!isInBuild && chosenByBack()) {
  const program = join(SERVED, `${basename(tool, '.ts')}.mjs`);
  // The tool takes this process's place, so that a signal to it ends the tool.
  process.execve?.(process.execPath, [process.execPath, program, ...given]);
}
