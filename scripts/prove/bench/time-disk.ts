import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TIMES = 1_000;
const BYTES = Buffer.alloc(16_384);

/** How long this disk takes, at this moment, for the least that any safe store must ask of it, in milliseconds. */
export function timeDisk(): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = openSync(join(folder, 'file'), 'w');
  const tookMs = Array.from({ length: TIMES }, () => {
    const begin = performance.now();
    writeSync(file, BYTES);
    fsyncSync(file);
    return performance.now() - begin;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return tookMs;
}
