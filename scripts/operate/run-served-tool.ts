import { basename, join } from 'node:path';
import { isChosenByBack, SERVED } from '../build/builds.ts';

const [, tool = '', ...given] = process.argv;
export const isInBuild = import.meta.filename.endsWith('.mjs');

/** After `npm run back` this newer tool might upgrade the schema. */
if (!isInBuild && isChosenByBack()) {
  const program = join(SERVED, `${basename(tool, '.ts')}.mjs`);
  // `execve` replaces this process, so that a signal reaches the tool that runs.
  process.execve?.(process.execPath, [process.execPath, program, ...given]);
}
