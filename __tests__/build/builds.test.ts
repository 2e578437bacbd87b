import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import {
  currentInputs,
  readInputs,
  whyBuildAgain,
  writeInputs,
} from '../../scripts/build/builds.ts';
import { aFolder, writeInto } from '../kit/setup/folder.ts';

let project: string;

beforeEach(() => {
  const agency = "export const name = 'Smart';";
  project = aFolder({ 'src/content/agency.ts': agency, 'package.json': '{}' });
});

const from = (environment: Record<string, string> = {}) => currentInputs(environment, project);

test('a build of unchanged sources is served', () => {
  writeInputs(project, from());
  writeInto(project, { 'README.md': 'none' });
  expect(whyBuildAgain(readInputs(project), from())).toBeUndefined();
});

test('a dangling link among the sources does not stop the comparison', () => {
  symlinkSync('/nowhere', join(project, 'src/link'));
  expect(() => from()).not.toThrow();
});

test('an incomplete build is not served', () => {
  expect(whyBuildAgain(readInputs(project), from())).toBe('Nothing is built yet.');
  writeInto(project, { 'build-inputs.json': '' });
  expect(whyBuildAgain(readInputs(project), from())).toBe('Nothing is built yet.');
});

test.each([
  ['a word', 'src/content/agency.ts', "export const name = 'Wise';"],
  ['a new file', 'src/app/plain/page.tsx', ''],
  ['a picture', 'public/logo.svg', '<svg/>'],
  ['a well-known file', 'public/.well-known/security.txt', 'Contact: tel:1'],
  ['the configuration', 'next.config.js', 'export default {}'],
  ["an operator's tool", 'scripts/operate/desk.ts', ''],
  ['a package', 'package.json', '{"dependencies":{}}'],
])('a change of %s needs a new build', (_, file, text) => {
  writeInputs(project, from());
  writeInto(project, { [file]: text });
  expect(whyBuildAgain(readInputs(project), from())).toBe(
    'Sources or build settings have changed since the last build.',
  );
});

test('another SITE_URL needs a new build, and an unset one does not', () => {
  writeInputs(project, from({ SITE_URL: 'https://a.example' }));
  expect(whyBuildAgain(readInputs(project), from({ SITE_URL: 'https://b.example' }))).toBe(
    'The last build was made for https://a.example, and SITE_URL is https://b.example.',
  );
  expect(whyBuildAgain(readInputs(project), from())).toBeUndefined();
});

test.each(['NEXT_PUBLIC_KEY', 'PURGE_AFTER_DAYS'])('a change of %s needs a new build', (name) => {
  writeInputs(project, from({ [name]: '1' }));
  expect(whyBuildAgain(readInputs(project), from({ [name]: '2' }))).toContain('changed');
});
