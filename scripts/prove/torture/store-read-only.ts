import { chmodSync, mkdirSync } from 'node:fs';
import { mountMemory, whyNoMounts } from './mounts.ts';
import { storeAway } from './store-away.ts';
import { embeddedStore } from './stores.ts';
import type { Step, Trial } from './trial.ts';

/** The data directory cannot be written to when the sites start, and can later on. */
export const storeReadOnly: Step = {
  name: 'store read-only',
  engines: ['embedded'],
  run: (trial) => (whyNoMounts() ? forbiddenFolder(trial) : readOnlyDisk(trial)),
};

async function readOnlyDisk(trial: Trial) {
  const disk = mountMemory(8);
  disk.makeReadOnly();
  try {
    return await storeAway('store read-only (disk)', trial, {
      store: embeddedStore(disk.path),
      begins: () => {},
      ends: () => disk.makeWritable(),
    });
  } finally {
    disk.remove();
  }
}

function forbiddenFolder(trial: Trial) {
  const store = embeddedStore();
  const folder = store.environment['DATA_DIR'] ?? '';
  mkdirSync(folder, { mode: 0o500 });
  return storeAway('store read-only (folder)', trial, {
    store,
    begins: () => {},
    ends: () => chmodSync(folder, 0o700),
  });
}
