import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  BUILDS,
  currentInputs,
  isChosenByBack,
  makeCurrent,
  pathOfNewBuild,
  readInputs,
  SERVED,
  swapBuilds,
  whyBuildAgain,
  writeInputs,
} from '../../scripts/build/builds.ts';
import { workIn, writeInto } from '../kit/setup/folder.ts';

beforeEach(() => workIn({ 'src/agency/agency.ts': "'a'", 'package.json': '{}' }));

const CHANGED = 'Sources or build settings have changed since the last build.';
const buildFrom = (environment = {}) => writeInputs('.', currentInputs(environment));
const whyAgain = (environment = {}) => whyBuildAgain(readInputs('.'), currentInputs(environment));

test('a build of unchanged sources is served, also beside a dangling link', () => {
  symlinkSync('/nowhere', 'src/link');
  buildFrom();
  writeInto('.', { 'README.md': 'none' });
  expect(whyAgain()).toBeUndefined();
});

test('an incomplete build is not served', () => {
  expect(whyAgain()).toBe('Nothing is built yet.');
  writeInto('.', { 'build-inputs.json': '' });
  expect(whyAgain()).toBe('Nothing is built yet.');
});

test.each([
  ['a word', 'src/agency/agency.ts'],
  ['a well-known file', 'public/.well-known/security.txt'],
  ['the configuration', 'next.config.js'],
  ["an operator's tool", 'scripts/operate/outbox.ts'],
  ['a package', 'package.json'],
])('a change of %s needs a new build', (_, file) => {
  buildFrom();
  writeInto('.', { [file]: 'another' });
  expect(whyAgain()).toBe(CHANGED);
});

test.each(['NEXT_PUBLIC_KEY', 'PURGE_AFTER_DAYS'])('a change of %s needs a new build', (name) => {
  buildFrom({ [name]: '1' });
  expect(whyAgain({ [name]: '2' })).toBe(CHANGED);
});

test('another SITE_URL needs a new build, and an unset one does not', () => {
  buildFrom({ SITE_URL: 'https://a.example' });
  const why = 'The last build was made for https://a.example, and SITE_URL is https://b.example.';
  expect(whyAgain({ SITE_URL: 'https://b.example' })).toBe(why);
  expect(whyAgain()).toBeUndefined();
});

function build({ isBroken = false } = {}) {
  const folder = pathOfNewBuild();
  mkdirSync(folder, { recursive: true });
  if (!isBroken) makeCurrent(folder, { sources: '', siteUrl: '' });
  return basename(folder);
}

const served = () => readlinkSync(SERVED);

test('only a complete build is served, and the five newest others stay', () => {
  const first = build();
  build({ isBroken: true });
  expect(served()).toBe(first);
  const later = Array.from({ length: 8 }, () => build());
  expect(served()).toBe(later.at(-1));
  expect(readdirSync(BUILDS).toSorted()).toEqual([...later.slice(1), 'current', 'previous']);
});

test('two builds are swapped, and the older one is chosen until the next build', () => {
  const first = build();
  expect(swapBuilds()).toBeUndefined();
  const second = build();
  expect(isChosenByBack()).toBeUndefined();
  expect([swapBuilds(), served(), isChosenByBack()]).toEqual([first, first, first]);
  expect([swapBuilds(), served(), isChosenByBack()]).toEqual([second, second, undefined]);
  swapBuilds();
  const third = build();
  expect(isChosenByBack()).toBeUndefined();
  const backTo = (other: string) => [swapBuilds(join(BUILDS, other)), served(), isChosenByBack()];
  expect(backTo('current')[0]).toBeUndefined();
  expect(backTo(third)[0]).toBeUndefined();
  expect(backTo('none')[0]).toBeUndefined();
  expect(backTo(first)).toEqual([first, first, first]);
  expect(backTo(second)).toEqual([second, second, second]);
});
