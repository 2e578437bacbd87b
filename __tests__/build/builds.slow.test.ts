import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const project = mkdtempSync(join(tmpdir(), 'project-'));

/** Puts a build together, in a process of its own: where it lies depends on where it runs. */
function build(name: string) {
  const code = `
    const { newBuild, serveFromNowOn } = await import(${JSON.stringify(resolve('scripts/build/builds.ts'))});
    const folder = newBuild();
    (await import('node:fs')).mkdirSync(folder, { recursive: true });
    if ('${name}' !== 'broken') serveFromNowOn(folder, { sources: '', siteUrl: '', builtFor: '' });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: project });
  return readlinkSync(join(project, 'dist/current'));
}

test('a build is served when it is whole, and the one before it stays for whoever runs it', () => {
  const first = build('first');
  writeFileSync(join(project, 'dist', first, 'is-running'), '');
  expect(build('broken')).toBe(first);
  const second = build('second');
  expect(readdirSync(join(project, 'dist')).sort()).toEqual([first, second, 'current']);
  const third = build('third');
  expect(readdirSync(join(project, 'dist')).sort()).toEqual([second, third, 'current']);
});
