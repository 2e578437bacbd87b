import { delimiter, resolve } from 'node:path';

/** Those of the folder that this runs in come first: a copy built by another project's Next would have two Reacts. */
export function withOwnTools() {
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  // A host's adapter would take the pages from Next before they are finished; without one it takes them from `.next`.
  return { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1', NEXT_ADAPTER_PATH: '' };
}
