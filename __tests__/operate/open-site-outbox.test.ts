import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openOutbox } from '#server/open-outbox.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';
import { aFolder } from '../kit/setup/folder.ts';

// It reads the files of a project, and knows where they are by a package that jest does not read as Node does.
jest.mock('../../scripts/build/site-environment.ts', () => ({ loadSiteEnvironment() {} }));

test('nothing is shown of a store that was replaced meanwhile, and nothing done in it', async () => {
  const { openSiteOutbox } = await import('../../scripts/operate/open-site-outbox.ts');
  const { actions } = await import('../../scripts/operate/actions.ts');
  const { desk, placeOf } = await import('../../scripts/operate/desk/desk.ts');
  const folder = aFolder();
  process.env['DATA_DIR'] = folder;
  const request = { id: 'one', body: JSON.stringify(aRequestBody()), heldBecause: 'honeypot' };
  const before = openOutbox({ dataFolder: folder });
  await before.add(request);
  const { outbox } = openSiteOutbox();
  await outbox.find('one');

  for (const end of ['', '-wal', '-shm'])
    renameSync(join(folder, `outbox.db${end}`), join(folder, `broken.db${end}`));
  const now = openOutbox({ dataFolder: folder });
  await now.add(request);

  const { retry, release, discard, free, resend, forget } = actions;
  for (const words of [
    ...[retry, release, discard, free, resend].map((act) => act(outbox, { id: 'one' })),
    forget(outbox, { person: 'ada@example.com', undelivered: true, isSure: true }),
  ])
    await expect(text(Readable.from(words))).rejects.toThrow('start this anew');
  const answer = await desk(outbox, 'token')(new Request(`http://127.0.0.1${placeOf('token')}`));
  expect(await answer.text()).toContain('start this anew');

  expect(await before.find('one')).toMatchObject({ state: 'held' });
  for (const each of [before, now, outbox]) await each.close();
});

test('a connection that broke while something was sent is no disk that is full', async () => {
  const { explain } = await import('../../scripts/operate/open-site-outbox.ts');
  const failing = (code: string) => Object.assign(new Error(), { syscall: 'write', code });
  expect(explain(failing('EPIPE'))).toMatch('The store does not answer: EPIPE.');
  expect(explain(failing('ENOSPC'))).toBe('Not everything could be written (ENOSPC).');
});
