import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SERVED, writeBuiltFrom } from '../../../scripts/build/builds.ts';
import { examineBuild } from '../../../scripts/operate/doctor/build.ts';
import { aFolder } from '../../kit/setup/folder.ts';

const SET = 'https://www.example.com';
const set = (siteUrl: string | undefined) => ({ siteUrl, purgeAfterDays: 30 });

function aSiteBuiltFor(siteUrl: string, inFolder = SERVED) {
  const folder = aFolder();
  mkdirSync(join(folder, inFolder), { recursive: true });
  writeBuiltFrom(join(folder, inFolder), { sources: '', siteUrl });
  return folder;
}

test.each([
  ['the address that is set', aSiteBuiltFor(SET), 'right'],
  ['the same with a slash', aSiteBuiltFor(`${SET}/`), 'right'],
  ['another address', aSiteBuiltFor('https://staging.example.com'), 'wrong'],
  ['no address', aSiteBuiltFor(''), 'wrong'],
  ['another address, in a container', aSiteBuiltFor('https://staging.example.com', '.'), 'wrong'],
])('a site that was built for %s is told', (_, folder, verdict) => {
  expect(examineBuild(set(SET), folder, folder)).toEqual([expect.objectContaining({ verdict })]);
});

test('the sentence names both addresses and what to do', () => {
  const [finding] = examineBuild(set(SET), aSiteBuiltFor('https://staging.example.com'));
  expect(finding?.sentence).toMatch(/https:\/\/staging.* SITE_URL is https:\/\/www.* build again/);
});

test('where nothing is built or set, nothing is compared', () => {
  expect(examineBuild(set(SET), aFolder())).toEqual([]);
  expect(examineBuild(set(undefined), aSiteBuiltFor(SET))).toEqual([]);
});
