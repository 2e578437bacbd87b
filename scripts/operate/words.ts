import { parseArgs } from 'node:util';
import { parseOrExit } from './parse-or-exit.ts';
import { describeTextsThatSay, overview } from './words/in-sentences.ts';

const HELP = `Lists what the site still says in the words and figures of the starter.

  npm run words                      list it, the pages that sell first
  npm run words -- "Stop answering"  name the text that says this, and the file to write yours into

Exit codes: 0 done, 1 no text says this, 2 invalid arguments.`;

const { positionals } = parseOrExit(HELP, () => parseArgs({ allowPositionals: true }));
const sentence = positionals.join(' ');
const result = sentence ? describeTextsThatSay(sentence) : overview();
console.log(
  result || 'No text of the site says this. A page of yours may: src/app or src/agency/own.',
);
if (!result) process.exitCode = 1;
