import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { openRequests } from '#server/requests/our-requests.ts';
import { aFolder } from '../kit/setup/folder.ts';

// It finds a project's files by a package that jest does not read as Node does.
jest.mock('../../scripts/build/site-environment.ts', () => ({ loadSiteEnvironment() {} }));

test('an action is refused without a store, and after its store was replaced', async () => {
  const { openStore } = await import('../../scripts/operate/open-store.ts');
  const { actions } = await import('../../scripts/operate/actions.ts');
  const dataFolder = aFolder();
  process.env['DATA_DIR'] = dataFolder;
  const request = { id: 'one', body: '{}', heldBecause: 'honeypot' };
  expect(openStore).toThrow(`There is no store in ${dataFolder}.`);
  const before = openRequests({ dataFolder });
  await before.add(request);
  const { requests } = openStore();
  await requests.find('one');

  for (const end of ['', '-wal', '-shm'])
    renameSync(join(dataFolder, `outbox.db${end}`), join(dataFolder, `broken.db${end}`));
  const now = openRequests({ dataFolder });
  await now.add(request);

  const release = actions.release(requests, { target: 'one' });
  await expect(release.next()).rejects.toThrow('restart this program');
  expect(await before.find('one')).toMatchObject({ state: 'held' });
  for (const each of [before, now, requests]) await each.close();
});

test('a port in use, a broken connection and a full disk are reported as such', async () => {
  const { explain } = await import('../../scripts/operate/open-store.ts');
  const failing = (code: string, syscall = 'write') =>
    Object.assign(new Error(), { syscall, code, port: 4100 });
  expect(explain(failing('EADDRINUSE', 'listen'))).toBe(
    'The desk cannot use port 4100 (EADDRINUSE): choose another one with --port.',
  );
  expect(explain(failing('EPIPE'))).toMatch('The store does not answer: EPIPE.');
  expect(explain(failing('ENOSPC'))).toBe('Not everything could be written (ENOSPC).');
});
