import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyProject } from '../../../scripts/prove/copy-project.ts';
import { freePort } from '../../../scripts/prove/real/listen.ts';
import { showingOthers } from './others.ts';
import { askedTooEarly, refusedAtOnce, whatIsRefused } from './what-is-refused.ts';
import { callsIn, LANGUAGES, whatWorks } from './what-works.ts';

/** Each ends its build at another place, so it takes a copy of its own. */
export const refusedCopies = {
  'what-is-refused': whatIsRefused,
  'refused-at-once': refusedAtOnce,
  'asked-too-early': askedTooEarly,
};

/** Builds copies of the site, once for all tests: with everything that works, and with what is refused. */
export default async function buildCopies() {
  for (const name of ['OTHERS', 'WIDGETS']) process.env[name] ??= String(await freePort());
  const copies = [await buildCopy('what-works', { ...whatWorks, ...showingOthers(origins()) })];
  for (const [locale, title] of Object.entries(LANGUAGES))
    copies.push(await buildCopy(`calls-${locale}`, callsIn(locale, title)));
  for (const [name, refused] of Object.entries(refusedCopies))
    copies.push(await buildCopy(name, Object.assign({}, ...refused.map(({ files }) => files))));
  return () => {
    for (const folder of copies) rmSync(folder, { recursive: true });
  };
}

/** What came of building a copy: its files lie in this folder. */
export function builtCopy(name: string): { folder: string; code: number; printed: string } {
  const folder = join(import.meta.dirname, '../../../test-output', name);
  return { folder, ...JSON.parse(readFileSync(join(folder, 'outcome.json'), 'utf8')) };
}

/** Two origins of others, on this machine. */
export const origins = () => ({
  others: `http://localhost:${process.env['OTHERS']}`,
  widgets: `http://localhost:${process.env['WIDGETS']}`,
});

async function buildCopy(...given: Parameters<typeof copyProject>) {
  const folder = copyProject(...given);
  const build = spawn('node', ['scripts/build/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(build, 'exit');
  const [printed, complained] = await Promise.all([text(build.stdout), text(build.stderr)]);
  const [code] = await ended;
  const outcome = { code, printed: printed + complained };
  writeFileSync(join(folder, 'outcome.json'), JSON.stringify(outcome));
  return folder;
}
