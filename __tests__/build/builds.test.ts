import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import {
  builtFrom,
  whyBuildAnew,
  wouldBeBuiltFrom,
  writeBuiltFrom,
} from '../../scripts/build/builds.ts';
import { aFolder, writeInto } from '../kit/setup/folder.ts';

let project: string;

beforeEach(() => {
  const agency = "export const name = 'Smart';";
  project = aFolder({ 'src/content/agency.ts': agency, 'package.json': '{}' });
});

const from = (environment: Record<string, string> = {}) => wouldBeBuiltFrom(environment, project);

test('a build of unchanged sources is served', () => {
  writeBuiltFrom(project, from());
  const noSource = { 'src/app/site-script.bundle.js': 'generated', 'README.md': 'none' };
  writeInto(project, noSource);
  expect(whyBuildAnew(builtFrom(project), from())).toBeUndefined();
});

test('a dangling link among the sources does not stop the comparison', () => {
  symlinkSync('/nowhere', join(project, 'src/link'));
  expect(() => from()).not.toThrow();
});

test('an incomplete build is not served', () => {
  expect(whyBuildAnew(builtFrom(project), from())).toBe('Nothing is built yet.');
  writeInto(project, { 'built-from.json': '' });
  expect(whyBuildAnew(builtFrom(project), from())).toBe('Nothing is built yet.');
});

test.each([
  ['a word', 'src/content/agency.ts', "export const name = 'Wise';"],
  ['a new file', 'src/app/plain/page.tsx', ''],
  ['a picture', 'public/logo.svg', '<svg/>'],
  ['a well-known file', 'public/.well-known/security.txt', 'Contact: tel:1'],
  ['the configuration', 'next.config.js', 'export default {}'],
  ['a package', 'package.json', '{"dependencies":{}}'],
])('a change of %s needs a new build', (_, file, text) => {
  writeBuiltFrom(project, from());
  writeInto(project, { [file]: text });
  expect(whyBuildAnew(builtFrom(project), from())).toBe(
    'Sources have changed since the last build.',
  );
});

test('another SITE_URL needs a new build, and an unset one does not', () => {
  writeBuiltFrom(project, from({ SITE_URL: 'https://a.example' }));
  expect(whyBuildAnew(builtFrom(project), from({ SITE_URL: 'https://b.example' }))).toBe(
    'The last build was made for https://a.example, and SITE_URL is https://b.example.',
  );
  expect(whyBuildAnew(builtFrom(project), from())).toBeUndefined();
});

test.each(['NEXT_PUBLIC_KEY', 'PURGE_AFTER_DAYS'])('a change of %s needs a new build', (name) => {
  writeBuiltFrom(project, from({ [name]: '1' }));
  expect(whyBuildAnew(builtFrom(project), from({ [name]: '2' }))).toContain('changed');
});
