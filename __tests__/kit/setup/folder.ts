import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const home = process.cwd();
afterEach(() => process.chdir(home));

/** Until the end of the test, whatever its result. */
export const workIn = (files: Files) => process.chdir(aFolder(files));

type Files = Record<string, string | Uint8Array>;

export function aFolder(files: Files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  made.push(folder);
  writeInto(folder, files);
  return folder;
}

export function writeInto(folder: string, files: Files) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
