import { readFileSync } from 'node:fs';

/**
 * Imported first by whatever starts tests or proofs. On a server the shell and `.env.local` name the real store, its
 * webhook and its mail server: no test may read, write or deliver from those.
 */
const names = [...readFileSync('.env.local.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)];
for (const [, name = ''] of names) {
  // Blank, because Next fills absent variables from `.env.local`.
  process.env[name] = '';
  process.env[`${name}_FILE`] = '';
}
process.env['DATA_DIR'] = 'test-output/data';
process.env['BUILDS_FOLDER'] = 'test-output/dist';
// Next refuses a blank port.
delete process.env['PORT'];
delete process.env['HOSTNAME'];
