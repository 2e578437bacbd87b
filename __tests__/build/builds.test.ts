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

test('a build of these sources is served', () => {
  writeBuiltFrom(project, from());
  const noSource = { 'src/app/site-script.bundle.js': 'by each build', 'README.md': 'none' };
  writeInto(project, noSource);
  expect(whyBuildAnew(builtFrom(project), from())).toBeUndefined();
});

test('a link that leads nowhere is for the build to refuse, in a sentence', () => {
  symlinkSync('/nowhere', join(project, 'src/link'));
  expect(() => from()).not.toThrow();
});

test('a build that was broken off, or never was, is not', () => {
  expect(whyBuildAnew(builtFrom(project), from())).toBe('Nothing is built yet.');
  writeInto(project, { 'built-from.json': '' });
  expect(whyBuildAnew(builtFrom(project), from())).toBe('Nothing is built yet.');
});

test.each([
  ['a word', 'src/content/agency.ts', "export const name = 'Wise';"],
  ['a new file', 'src/app/plain/page.tsx', ''],
  ['a picture', 'public/logo.svg', '<svg/>'],
  ['what machines look for', 'public/.well-known/security.txt', 'Contact: tel:1'],
  ['the configuration', 'next.config.js', 'export default {}'],
  ['a package', 'package.json', '{"dependencies":{}}'],
])('after a change of %s it is built anew', (_, file, text) => {
  writeBuiltFrom(project, from());
  writeInto(project, { [file]: text });
  expect(whyBuildAnew(builtFrom(project), from())).toBe(
    'Sources have changed since the last build.',
  );
});

test('another public address is built for, and one that is not set is what it was', () => {
  writeBuiltFrom(project, from({ SITE_URL: 'https://a.example' }));
  expect(whyBuildAnew(builtFrom(project), from({ SITE_URL: 'https://b.example' }))).toBe(
    'The last build was made for https://a.example, and SITE_URL is https://b.example.',
  );
  expect(whyBuildAnew(builtFrom(project), from())).toBeUndefined();
});

test.each(['NEXT_PUBLIC_KEY', 'PURGE_AFTER_DAYS'])(
  'what pages and scripts are told of the environment is part of the sources: %s',
  (name) => {
    writeBuiltFrom(project, from({ [name]: '1' }));
    expect(whyBuildAnew(builtFrom(project), from({ [name]: '2' }))).toContain('changed');
  },
);

test('what tests have built is served by tests alone', () => {
  writeBuiltFrom(project, from({ BUILT_FOR: 'browser-tests' }));
  expect(whyBuildAnew(builtFrom(project), from())).toContain('npm test');
  expect(whyBuildAnew(builtFrom(project), from({ BUILT_FOR: 'browser-tests' }))).toBeUndefined();
});
