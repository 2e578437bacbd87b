import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#server/environment.ts';
import { introduction } from '#server/introduction.ts';

test('a site is introduced also where nobody may look at its store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'introduction-'));
  symlinkSync('loop', join(folder, 'loop'));
  const environment = readEnvironment({ DATA_DIR: join(folder, 'loop') });
  expect(introduction('nonce', 'version', environment)).toHaveProperty('site');
  rmSync(folder, { recursive: true });
});
