import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { openRequests } from '#server/requests/our-requests.ts';
import type { Requests } from '#server/requests/requests.ts';
import { inherited } from '../../kit/real/running-program.ts';
import { until } from '../../kit/real/until.ts';
import { bundled } from '../../kit/setup/bundled-programs.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { startScript } from '../../kit/setup/start-script.ts';

let folder: string;
let site: Requests;

beforeEach(async () => {
  folder = aFolder();
  site = openRequests({ dataFolder: join(folder, 'data') });
  await site.add({ id: 'one', body: '{"name":"Ada"}' });
});

afterEach(() => site.close());

const outbox = (command: string, settings = {}) =>
  startScript(`outbox ${command}`, settings, folder).ended();

test('the outbox command creates no store', async () => {
  const DATA_DIR = join(folder, 'missing');
  expect(await outbox('list', { DATA_DIR })).toMatch(/^There is no store in .*missing.*exit 1$/s);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('the outbox command refuses wrong arguments, and prints no value of .env.local', async () => {
  expect(await outbox('lsit')).toMatch(/^There is no command "lsit"\.\n\nLists .*exit 2$/s);
  writeFileSync(join(folder, '.env.local'), 'DATABASE_URL=mysql://pa55word\n');
  const said = await outbox('list');
  expect(said).toMatch(/DATABASE_URL must be.*exit 1$/s);
  expect(said).not.toContain('pa55word');
});

test('no restore leaves a copy, and the doctor names that of a killed one', async () => {
  const [data, file] = [join(folder, 'data'), 'backup.db'];
  expect(await outbox(`backup ${file}`)).toContain('1 request in backup.db');
  const copies = () => readdirSync(data).filter((name) => name.startsWith('outbox-copy-'));
  /** The restore waits for a store that another program writes. */
  async function endRestore(signal: NodeJS.Signals) {
    using store = new DatabaseSync(join(data, 'outbox.db'));
    store.exec('BEGIN IMMEDIATE');
    const restore = startScript(`outbox restore ${file}`, {}, folder);
    await until(() => copies().length > 0, 60_000, 'nothing is copied');
    restore.child.kill(signal);
    return await restore.ended();
  }

  expect(await endRestore('SIGINT')).toContain('exit 130');
  expect(copies()).toEqual([]);
  expect(await endRestore('SIGKILL')).toContain('exit SIGKILL');
  const [left = ''] = copies();
  expect(left).not.toBe('');
  const said = await startScript('doctor', {}, folder).ended();
  expect(said).toContain(`left form values of visitors: rm -r ${join(data, left)}`);
  expect(await outbox(`restore ${file}`)).toContain('known here: 1 request');
  expect(copies()).toEqual([]);
});

test('the outbox command fails if it cannot write, but not if its reader has enough', async () => {
  const command = `${process.execPath} ${bundled('outbox')} export`;
  const options = { cwd: folder, env: inherited };
  const shell = (line: string) => promisify(execFile)('bash', ['--norc', '-c', line], options);

  // /dev/null read-only, as a stand-in for a full disk.
  await expect(shell(`${command} 1< /dev/null`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Not everything could be written (EBADF)'),
  });
  await expect(shell(`set -o pipefail; ${command} | true`)).resolves.toMatchObject({ stderr: '' });
});
