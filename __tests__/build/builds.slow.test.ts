import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aFolder } from '../kit/setup/folder.ts';

const BUILDS = JSON.stringify(resolve('scripts/build/builds.ts'));
const IN_USE = JSON.stringify(resolve('src/server/http/build-in-use.ts'));

let project: string;
beforeEach(() => {
  project = aFolder();
});

/** Does it in a process of its own: where builds lie depends on where it runs. */
const inProject = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: project,
    encoding: 'utf8',
  });

function build({ isBroken = false, storeSteps = 1 } = {}) {
  inProject(`
    const { newBuild, serveFromNowOn } = await import(${BUILDS});
    const folder = newBuild();
    (await import('node:fs')).mkdirSync(folder, { recursive: true });
    if (${!isBroken})
      serveFromNowOn(folder, { sources: '', siteUrl: '', builtFor: '', storeSteps: ${storeSteps} });`);
  return served();
}

const served = () => readlinkSync(join(project, 'dist/current'));
const kept = () => readdirSync(join(project, 'dist')).filter((name) => name !== 'current');

const servers: ChildProcess[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
});

/** As a server does, for as long as it lives. */
async function aServerOf(version: string) {
  const code = `
    const { holdBuild } = await import(${IN_USE});
    holdBuild(${JSON.stringify(join(project, 'dist', version))});
    console.log('holds');
    setInterval(() => undefined, 60_000);`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  servers.push(server);
  await once(server.stdout, 'data');
  return server;
}

test('a build is served when it is whole, and the five newest stay to go back to', () => {
  const first = build();
  expect(build({ isBroken: true })).toBe(first);
  const later = Array.from({ length: 5 }, () => build());
  expect(served()).toBe(later.at(-1));
  expect(kept()).toEqual(later);
});

test('what a process serves is taken from it by no build, until it ends, however that is', async () => {
  const first = build();
  for (const server of [await aServerOf(first), await aServerOf(first)]) {
    for (let times = 0; times < 5; times += 1) build();
    expect(kept()).toHaveLength(6);
    expect(kept()).toContain(first);
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  build();
  expect(kept()).toHaveLength(5);
  expect(kept()).not.toContain(first);
});

const back = (...words: string[]) =>
  execFileSync(process.execPath, [resolve('scripts/build/back.ts'), ...words], {
    cwd: project,
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('the build before is gone back to, and forward again, by name', () => {
  const [first, second, third] = [build(), build(), build()];
  expect(back()).toContain(`From the next start on ${second}`);
  expect(served()).toBe(second);
  back();
  expect(served()).toBe(first);
  expect(() => back()).toThrow(`No build is older than ${first}`);
  expect(() => back('nonsense')).toThrow(/no build nonsense[\s\S]*Nothing has changed/);
  expect(back(third)).not.toContain('store');
  expect(served()).toBe(third);
});

test('where nothing is built there is nothing to go back to; where links became folders, there is', () => {
  expect(() => back()).toThrow('Nothing is built yet.');
  const [first, second] = [build(), build()];
  // As a copy has it that follows each link.
  const copy = () => {
    const version = served();
    rmSync(join(project, 'dist/current'));
    cpSync(join(project, 'dist', version), join(project, 'dist/current'), { recursive: true });
    writeFileSync(join(project, 'dist/current/site.json'), JSON.stringify({ version }));
  };
  expect(served()).toBe(second);
  copy();
  back();
  expect(served()).toBe(first);
  copy();
  const next = build();
  expect(kept()).toContain(next);
  expect(served()).toBe(next);
});

test('whoever goes back over a step of the store is told that nothing is kept there', () => {
  build({ storeSteps: 7 });
  build({ storeSteps: 8 });
  expect(back()).toMatch(/keeps nothing[\s\S]*restore the backup/);
});

test('a version says of which commit it is, where there is one', () => {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: project });
  git('init', '--quiet');
  git(...'-c user.name=a -c user.email=a@b.example commit --quiet --allow-empty -m a'.split(' '));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: project });
  expect(build()).toMatch(new RegExp(`^\\d{4}-.*Z-${String(commit).trim()}$`));
});
