import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '#server/environment.ts';
import { introduction } from '#server/introduction.ts';
import { aFolder } from '../../kit/setup/folder.ts';

test('a start is logged when the store cannot be read', () => {
  const folder = aFolder();
  symlinkSync('loop', join(folder, 'loop'));
  const environment = readEnvironment({ DATA_DIR: join(folder, 'loop') });
  expect(introduction('nonce', 'version', environment)).toHaveProperty('site');
});
