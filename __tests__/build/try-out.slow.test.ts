import { tryOut } from '../../scripts/build/try-out.ts';
import { aFolder } from '../kit/setup/folder.ts';

test('a build that ends at its start is refused with what it said', async () => {
  const text = "console.error('Next cannot start'); process.exit(1)";
  await expect(tryOut(aFolder({ 'server.mjs': text }))).rejects.toThrow('Next cannot start');
});
