import { readFileSync } from 'node:fs';

/**
 * Imported first by whatever starts tests or proofs. On a server the shell and `.env.local` name the real store, its
 * webhook and its mail server: no test may read, write or deliver from those.
 */
const names = [...readFileSync('.env.local.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)];
for (const [, name = ''] of names) {
  // Blank and not absent: Next's reader of `.env.local` fills in what is absent.
  process.env[name] = '';
  process.env[`${name}_FILE`] = '';
}
process.env['DATA_DIR'] = 'test-output/data';
// The build that a server serves stays in dist.
process.env['BUILDS_FOLDER'] = 'test-output/dist';
// Next's own commands refuse a blank port. They name no store and no receiver.
delete process.env['PORT'];
delete process.env['HOSTNAME'];
