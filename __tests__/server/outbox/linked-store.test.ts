import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOutbox } from '#server/outbox/open-outbox.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linked-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a store that is a link to another file is refused, and that file stays as it was', async () => {
  const precious = join(folder, 'precious');
  writeFileSync(precious, 'not ours', { mode: 0o644 });
  symlinkSync(precious, join(folder, 'outbox.db'));

  const outbox = openOutbox({ dataFolder: folder });
  await expect(outbox.add({ id: 'a', body: '{}' })).rejects.toThrow(/is a link.*DATA_DIR/);
  await outbox.close();

  expect(readFileSync(precious, 'utf8')).toBe('not ours');
  expect(statSync(precious).mode & 0o777).toBe(0o644);
});

test('a link that leads nowhere makes no file there', async () => {
  symlinkSync(join(folder, 'nowhere'), join(folder, 'outbox.db'));
  const outbox = openOutbox({ dataFolder: folder });
  await expect(outbox.health()).rejects.toThrow('is a link');
  await outbox.close();
  expect(statSync(join(folder, 'nowhere'), { throwIfNoEntry: false })).toBeUndefined();
});
