import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveDataFolderFirst } from '../../../../scripts/build/next-output/resolve-data-folder.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'server-')));
const server = join(folder, 'built', 'server.mjs');

beforeEach(() => {
  mkdirSync(join(folder, 'built'), { recursive: true });
  writeFileSync(
    server,
    `import path from 'node:path'\nconst __dirname = import.meta.dirname\n
process.chdir(__dirname)\n\nconsole.log(process.env.DATA_DIR)`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['kept', join(folder, 'kept')],
  ['/srv/kept', '/srv/kept'],
  ['', join(folder, 'data')],
])('a data directory "%s" is taken from where the server was started', (given, taken) => {
  resolveDataFolderFirst(server);

  const env = { ...process.env, DATA_DIR: given };
  const words = execFileSync(process.execPath, [server], { cwd: folder, env, encoding: 'utf8' });

  expect(words.trim()).toBe(taken);
});

test('a server that changes its folder in another way ends the build', () => {
  writeFileSync(server, 'process.chdir("/")');

  expect(() => resolveDataFolderFirst(server)).toThrow('process.chdir');
});
