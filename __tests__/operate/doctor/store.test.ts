import { writeFileSync } from 'node:fs';
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

async function aStore(...requests: (string | undefined)[]) {
  const outbox = openOutbox({ dataFolder: folder });
  for (const [index, heldBecause] of requests.entries())
    await outbox.add({ id: `${index}`, body: '{}', heldBecause });
  return outbox;
}

test('the doctor counts what waits and what is held in a store that can be written to', async () => {
  await (await aStore(undefined, 'honeypot', OVER_QUOTA)).close();
  expect(await sentences({ DATA_DIR: folder })).toEqual([
    `right: ${folder} can be written to.`,
    'right: 1 undelivered, none late.',
    expect.stringMatching(/^better: 1 request is held as suspected spam\. .* list --state held$/),
    expect.stringMatching(/^wrong: 1 request is held because .* release --all$/),
  ]);
});

test('the doctor reports a paused lane, and requests that are all refused, with the reason', async () => {
  const outbox = await aStore(undefined);
  await tryNext(outbox, refused(503, 1));
  const paused = /^wrong: Delivery is paused since 20.* \(last answer: 503\)/;
  expect(await sentences({ DATA_DIR: folder })).toContainEqual(expect.stringMatching(paused));
  await outbox.retry();
  await outbox.close();
  const refusal = /^wrong: .*The workflow failed: 503\. Its own log|^wrong: Delivery is paused/;
  expect(await sentences({ DATA_DIR: folder })).toContainEqual(expect.stringMatching(refusal));
});

test('the doctor leaves a missing folder for the site to create', async () => {
  const missing = join(folder, 'not', 'there');
  expect(await sentences({ DATA_DIR: missing })).toEqual([
    `right: There is no store in ${missing} yet: the site creates it when it starts.`,
  ]);
});

test('the doctor reports a data directory that is a file', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await sentences({ DATA_DIR: file })).toEqual([
    expect.stringContaining(`wrong: There is no store in ${file}, and ${file} is no folder`),
  ]);
});

test('the doctor reports a database that does not answer, without its address', async () => {
  const [found] = await sentences({ DATABASE_URL: 'postgres://me:pa55word@127.0.0.1:1/outbox' });
  expect(found).toMatch(/^wrong: The database cannot be written to\. .*ECONNREFUSED/);
  expect(found).not.toContain('pa55word');
});
