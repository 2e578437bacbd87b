import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aFolder } from '../kit/setup/folder.ts';

const BUILDS = JSON.stringify(resolve('scripts/build/builds.ts'));

let project: string;
beforeEach(() => {
  project = aFolder();
});

/** A child process, because the folder of builds depends on the working directory. */
const inProject = (...words: string[]) =>
  execFileSync(process.execPath, words, {
    cwd: project,
    env: { ...process.env, BUILDS_FOLDER: 'dist' },
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Returns the names of these builds. */
function build({ isBroken = false, times = 1 } = {}) {
  const code = `
    const { newBuild, makeCurrent } = await import(${BUILDS});
    for (let time = 0; time < ${times}; time += 1) {
      const folder = newBuild();
      (await import('node:fs')).mkdirSync(folder, { recursive: true });
      if (${!isBroken}) makeCurrent(folder, { sources: '', siteUrl: '' });
      console.log(folder.replace('dist/', ''));
    }`;
  return inProject('--input-type=module', '--eval', code).trim().split('\n');
}

const back = () => inProject(resolve('scripts/build/back.ts'));
const served = () => readlinkSync(join(project, 'dist/current'));
const versions = () =>
  readdirSync(join(project, 'dist')).filter((name) => !['current', 'previous'].includes(name));

test('only a complete build is served, and the five newest others stay', () => {
  const [first] = build();
  build({ isBroken: true });
  expect(served()).toBe(first);
  const later = build({ times: 8 });
  expect(served()).toBe(later.at(-1));
  expect(versions()).toEqual(later.slice(1));
});

test('npm run back swaps the served build and the one before, and changes nothing without one', () => {
  const [first] = build();
  expect(back).toThrow('There is no earlier build');
  expect(served()).toBe(first);
  const [second] = build();
  expect(back()).toContain(`${first} is served from the next start on`);
  expect(served()).toBe(first);
  back();
  expect(served()).toBe(second);
});

test('a build replaces a folder that stands where the link to the served build belongs', () => {
  const [version = ''] = build();
  rmSync(join(project, 'dist/current'));
  cpSync(join(project, 'dist', version), join(project, 'dist/current'), { recursive: true });
  const [next] = build();
  expect(next).not.toBe(version);
  expect(served()).toBe(next);
});

test('a version names its commit', () => {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: project });
  git('init', '--quiet');
  git(...'-c user.name=a -c user.email=a@b.example commit --quiet --allow-empty -m a'.split(' '));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: project });
  expect(build()[0]).toMatch(new RegExp(`^\\d{4}-.*Z-${String(commit).trim()}$`));
});
