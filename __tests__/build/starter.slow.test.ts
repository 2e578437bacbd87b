import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { aFolder } from '../kit/setup/folder.ts';

const program = resolve('scripts/prove/starter.ts');

test.each<[string, number, string]>([
  ['Smart Business', 1, 'src/agency/agency.ts is not as'],
  ['Ada', 0, ''],
])('a changed file of the agency %s ends the check with %i', (name, code, refusal) => {
  const cwd = aFolder({
    'src/agency/agency.ts': `export const agency = { name: '${name}' };`,
    '__tests__/starter/agency.sha256': `${'0'.repeat(64)}  src/agency/agency.ts\n`,
  });
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd, encoding: 'utf8' });
  expect([status, stderr]).toEqual([code, expect.stringContaining(refusal)]);
});
