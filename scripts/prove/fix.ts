import { spawnSync } from 'node:child_process';
import { answerHelp } from '../build/answer-help.ts';
import { STYLED } from './run-all.ts';

answerHelp(`Corrects what it can of format and style, in all files.

  npm run fix`);
const commands = [
  'biome check --write .',
  `prettier --write --log-level warn ${STYLED}`,
  `stylelint ${STYLED}`,
];
process.exitCode = spawnSync(commands.join(' && '), { shell: true, stdio: 'inherit' }).status ?? 1;
