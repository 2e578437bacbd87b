import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlePrograms } from '../build/bundle-programs.ts';

/** `npm run desk`. Node runs our TypeScript as it is, but not the markup in it, so that is translated first. */
const folder = mkdtempSync(join(tmpdir(), 'desk-'));
bundlePrograms(folder, { desk: 'scripts/operate/desk/main.ts' });
try {
  await import(join(folder, 'desk.mjs'));
} finally {
  rmSync(folder, { recursive: true });
}
