import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILDS, makeCurrent, newBuild, SERVED, swapBuilds } from '../../scripts/build/builds.ts';
import { aFolder } from '../kit/setup/folder.ts';

const home = process.cwd();
beforeEach(() => process.chdir(aFolder()));
afterEach(() => process.chdir(home));

function build({ isBroken = false } = {}) {
  const folder = newBuild();
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

test('the served build and the one before are swapped, if there is one', () => {
  const first = build();
  expect(swapBuilds()).toBeUndefined();
  const second = build();
  expect([swapBuilds(), served()]).toEqual([first, first]);
  expect([swapBuilds(), served()]).toEqual([second, second]);
});

test('a build replaces a folder that stands where the link to the served build belongs', () => {
  const version = build();
  rmSync(SERVED);
  cpSync(join(BUILDS, version), SERVED, { recursive: true });
  expect(build()).toBe(served());
});

test('a version names its commit', () => {
  execFileSync('git', ['init', '--quiet']);
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '-m', 'a']);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  expect(build()).toMatch(new RegExp(`^\\d{4}-.*Z-${commit.trim()}$`));
});
