import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { chosenByBack, SERVED } from '../build/builds.ts';

const [, tool = '', ...given] = process.argv;
const isInBuild = import.meta.filename.endsWith('.mjs');

/** After `npm run back` the served build's tool runs instead, because this newer one might upgrade the store's schema. */
if (!isInBuild && chosenByBack()) {
  const words = [join(SERVED, `${basename(tool, '.ts')}.mjs`), ...given];
  process.exit(spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1);
}
