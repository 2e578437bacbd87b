import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder } from '../../kit/setup/folder.ts';

test('the environment is read once, also when the file of a secret is gone later', async () => {
  const file = join(aFolder(), 'secret');
  writeFileSync(file, 'sixteen letters!');
  process.env['CRON_SECRET_FILE'] = file;
  const atTheStart = (await import('#server/environment.ts')).environment();
  rmSync(file);
  jest.resetModules();
  const { environment } = await import('#server/environment.ts');
  expect(environment()).toBe(atTheStart);
  expect(atTheStart.cronSecret).toBe('sixteen letters!');
});
