import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '#server/environment.ts';
import { openOutbox } from '#server/open-outbox.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { examineStore } from '../../../scripts/operate/doctor/store.ts';
import { refused, tryNext } from '../../kit/builders/attempts.ts';
import { aFolder } from '../../kit/setup/folder.ts';

let folder: string;

beforeEach(() => {
  folder = aFolder();
});

async function sentences(given: Record<string, string>) {
  const findings = await examineStore(readEnvironment(given));
  return findings.map(({ verdict, sentence }) => `${verdict}: ${sentence}`);
}

/** A store with these requests in it: those that wait, and why others are held. */
async function aStore(...requests: (string | undefined)[]) {
  const outbox = openOutbox({ dataFolder: folder });
  for (const [index, heldBecause] of requests.entries())
    await outbox.add({ id: `${index}`, body: '{}', heldBecause });
  return outbox;
}

test('a store that takes requests is right, and says what waits in it', async () => {
  await (await aStore(undefined, 'honeypot')).close();

  expect(await sentences({ DATA_DIR: folder })).toEqual([
    `right: ${folder} can be written to.`,
    'right: 1 undelivered, none late.',
    expect.stringMatching(/^better: 1 request is held as suspected spam\. .* list --state held$/),
  ]);
});

test('many from one network may be all visitors behind one proxy: that is wrong, and told with its mend', async () => {
  await (await aStore(OVER_QUOTA, OVER_QUOTA, 'honeypot')).close();

  expect(await sentences({ DATA_DIR: folder })).toEqual([
    `right: ${folder} can be written to.`,
    'right: Nothing waits.',
    expect.stringMatching(/^better: 1 request is held as suspected spam/),
    expect.stringMatching(
      /^wrong: 2 requests are held because .* TRUSTED_PROXIES .* release --all$/,
    ),
  ]);
});

test.each([0o777, 0o720, 0o702])(
  'a folder that others may write to (%o) could be better',
  async (mode) => {
    await openOutbox({ dataFolder: folder }).health();
    chmodSync(folder, mode);
    expect(await sentences({ DATA_DIR: folder })).toContain(
      `better: Other users of this machine may write to ${folder}: chmod 700 ${folder}`,
    );
  },
);

test('a folder that others may only read is right', async () => {
  await openOutbox({ dataFolder: folder }).health();
  chmodSync(folder, 0o755);
  expect(await sentences({ DATA_DIR: folder })).toEqual([
    `right: ${folder} can be written to.`,
    'right: Nothing waits.',
  ]);
});

test('a lane that is paused is wrong, and says why', async () => {
  const outbox = await aStore(undefined);
  await tryNext(outbox, refused(503, 1));
  await outbox.close();

  expect(await sentences({ DATA_DIR: folder })).toContainEqual(
    expect.stringMatching(/^wrong: Delivery is paused since 20.* \(last answer: 503\)/),
  );
});

test('where all that waits was refused it is wrong, however short it has waited; where some was not tried yet it is not', async () => {
  const outbox = await aStore(undefined);
  await tryNext(outbox, refused());
  await outbox.retry();

  expect(await sentences({ DATA_DIR: folder })).toContainEqual(
    expect.stringMatching(
      /^wrong: All that waits was refused\. The workflow failed: 503\. Its own log/,
    ),
  );
  await outbox.add({ id: 'new', body: '{}' });
  await outbox.close();
  expect((await sentences({ DATA_DIR: folder })).join()).not.toContain('was refused');
});

test('a folder that the site will create is left to it', async () => {
  const missing = join(folder, 'not', 'there');

  expect(await sentences({ DATA_DIR: missing })).toEqual([
    `right: There is no store in ${missing} yet: the site creates it when it starts.`,
  ]);
});

test('a data directory that is none is wrong', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');

  expect(await sentences({ DATA_DIR: file })).toContainEqual(
    `wrong: There is no store in ${file}, and ${file} is no folder that can be written to. Create it for the user who runs the site, or set DATA_DIR to a folder of theirs.`,
  );
});

test('a store whose file is none is wrong', async () => {
  mkdirSync(join(folder, 'outbox.db'));

  expect(await sentences({ DATA_DIR: folder })).toContainEqual(
    expect.stringMatching(/^wrong: .* cannot be written to/),
  );
});

test('a database that does not answer is wrong, and its address is not repeated', async () => {
  const found = (
    await sentences({ DATABASE_URL: 'postgres://me:pa55word@127.0.0.1:1/outbox' })
  ).join();

  expect(found).toMatch(
    /^wrong: The database cannot be written to\. The database cannot be reached \(ECONNREFUSED\)/,
  );
  expect(found).not.toContain('pa55word');
});
