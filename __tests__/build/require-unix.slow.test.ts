import { spawnSync } from 'node:child_process';

test('npm start refuses Windows and names WSL', () => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', pretend, 'scripts/build/require-unix.mjs'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This is Windows, and the site runs on macOS and Linux\./);
  expect(stderr).toContain('wsl --install');
});
