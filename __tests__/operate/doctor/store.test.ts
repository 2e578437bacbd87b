import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '#server/configuration/environment.ts';
import { openRequests } from '#server/requests/our-requests.ts';
import { OVER_QUOTA } from '#server/requests/stored-request.ts';
import { examineStore } from '../../../scripts/operate/doctor/store.ts';
import { refused, tryNext } from '../../kit/builders/attempts.ts';
import { aFolder } from '../../kit/setup/folder.ts';

process.env['CONSULTATION_WEBHOOK_URL'] = 'https://workflow.example';

const findings = (DATA_DIR: string) => examineStore(readEnvironment({ DATA_DIR }));

async function aStore(folder: string, ...requests: (string | undefined)[]) {
  const outbox = openRequests({ dataFolder: folder });
  for (const [index, heldBecause] of requests.entries())
    await outbox.add({ id: `${index}`, body: '{}', heldBecause });
  return outbox;
}

test('the doctor counts what waits and what is held', async () => {
  const folder = aFolder();
  await (await aStore(folder, undefined, 'honeypot', OVER_QUOTA)).close();
  expect(await findings(folder)).toEqual([
    `right   ${folder} can be written to.`,
    'right   1 pending, none over ten minutes.',
    expect.stringMatching(/^advice {2}No backup of this store was made yet\. .* otherwise, set /),
    expect.stringMatching(
      /^advice {2}1 request is held back as suspected spam\. .* list --state held$/,
    ),
    expect.stringMatching(/^WRONG {3}1 request is held back because .* release --all$/),
  ]);
});

test('the doctor reports a paused lane with the reason', async () => {
  const folder = aFolder();
  const outbox = await aStore(folder, undefined);
  await tryNext(outbox, refused(503, 1));
  const paused = /^WRONG {3}Delivery is paused\. .*: 503\. .* accepted nothing for \d+ seconds?\./;
  expect(await findings(folder)).toContainEqual(expect.stringMatching(paused));
  await outbox.close();
});

test('the doctor leaves a missing folder for the site to create', async () => {
  const missing = join(aFolder(), 'missing');
  const sentence = `There is no store in ${missing} yet. The site creates it when it starts.`;
  expect(await findings(missing)).toEqual([`advice  ${sentence}`]);
  expect(existsSync(missing)).toBe(false);
});

test('the doctor reports a store that leads nowhere', async () => {
  const folder = aFolder();
  symlinkSync(join(folder, 'missing'), join(folder, 'outbox.db'));
  expect(await findings(folder)).toEqual([
    expect.stringMatching(/^WRONG {3}.* cannot be written to\. .* is a link/),
  ]);
});

test('the doctor reports a store that it cannot open, without its address', async () => {
  const DATABASE_URL = 'postgres://me:pa55word@127.0.0.1:1/outbox';
  const [found] = await examineStore(readEnvironment({ DATABASE_URL }));
  expect(found).toMatch(/^WRONG {3}The database cannot be written to\. .*ECONNREFUSED/);
  expect(found).not.toContain('pa55word');
  const [odd] = await findings(join(aFolder(), 'a'.repeat(256)));
  expect(odd).toMatch(/^WRONG {3}\S+ cannot be written to\. ENAMETOOLONG\. Check DATA_DIR/);
});
