import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openOutbox } from '#server/open-outbox.ts';
import { bundlePrograms } from '../../scripts/build/bundle-programs.ts';
import { aFolder } from '../kit/setup/folder.ts';

let folder: string;

beforeAll(() => {
  folder = aFolder();
  bundlePrograms(folder);
});

/** A container has this one file and nothing else of the project. */
const inContainer = (...words: string[]) =>
  execFileSync(process.execPath, words, {
    cwd: folder,
    env: { NODE_ENV: 'production', DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
  });

test('the bundled outbox runs without this project', async () => {
  const site = openOutbox({ dataFolder: join(folder, 'data') });
  await site.add({ id: 'one', body: '{}', heldBecause: 'honeypot' });

  expect(inContainer('outbox.mjs', 'release', 'one')).toBe('one is released and due now.\n');
  expect(await site.find('one')).toMatchObject({ state: 'pending' });
  await site.close();
});

test('the bundled doctor runs without this project', () => {
  expect(inContainer('doctor.mjs', '--help')).toContain('npm run doctor -- --send');
});
