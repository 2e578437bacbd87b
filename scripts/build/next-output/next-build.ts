import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export function runNextBuild(settings: Record<string, string>) {
  // A global Next would bring a second React.
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  // A host's adapter would take pages before they are finished.
  const overrides = { PATH, NEXT_TELEMETRY_DISABLED: '1', NEXT_ADAPTER_PATH: '' };
  const env = { ...process.env, ...overrides, ...settings };
  const { status } = spawnSync('next', ['build'], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/** Next may have copied files with visitors' data into `standalone`. */
export function moveHandlers(output: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const needed of ['node_modules', '.next', 'package.json'])
    renameSync(join(output, 'standalone', needed), join(folder, needed));
  rmSync(join(output, 'standalone'), { recursive: true });
}
