import { spawnSync } from 'node:child_process';

/** What it says on this machine, or on one that says it is another. */
function say(platform: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process,'platform',{value:'${platform}'})`;
  return spawnSync(process.execPath, ['--import', pretend, 'scripts/build/require-unix.mjs'], {
    encoding: 'utf8',
  });
}

test('on Windows npm start says in one sentence where the site runs', () => {
  const { status, stderr } = say('win32');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This is Windows, and the site runs on macOS and Linux\./);
  expect(stderr).toContain('wsl --install');
});

test.each(['darwin', 'linux'])('on %s it says nothing', (platform) => {
  const { status, stdout, stderr } = say(platform);
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
