import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** On a server `.env.local` names the real store, so tests and proofs import this first. */
const names = [...readFileSync('.env.local.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)];
for (const [, name = ''] of names) {
  // Blank, because Next fills absent variables from `.env.local`.
  process.env[name] = '';
  process.env[`${name}_FILE`] = '';
}
process.env['DATA_DIR'] = 'test-output/data';
process.env['BUILDS_FOLDER'] = 'test-output/dist';
// Tests start a hundred processes, and most of a start is compiling.
process.env['NODE_COMPILE_CACHE'] = resolve('test-output/compile-cache');
// TypeScript is a Go program, which would spend a quarter of its time on freeing memory.
process.env['GOGC'] = '400';
// Next refuses a blank port.
delete process.env['PORT'];
