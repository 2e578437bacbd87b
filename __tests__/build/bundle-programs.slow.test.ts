import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openRequests } from '#server/requests/our-requests.ts';
import { bundlePrograms } from '../../scripts/build/bundle-programs.ts';
import { aFolder } from '../kit/setup/folder.ts';

test('the bundled outbox and doctor run without this project, as in a container', async () => {
  const folder = aFolder();
  bundlePrograms(folder);
  const env = { NODE_ENV: 'production' as const, DATA_DIR: join(folder, 'data') };
  const run = (...words: string[]) =>
    execFileSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  const site = openRequests({ dataFolder: env.DATA_DIR });
  await site.add({ id: 'one', body: '{}', heldBecause: 'honeypot' });

  expect(run('outbox.mjs', 'release', 'one')).toBe('one is released and due now.\n');
  expect(await site.find('one')).toMatchObject({ state: 'pending' });
  expect(run('doctor.mjs', '--help')).toContain('npm run doctor -- --send');
  await site.close();
});
