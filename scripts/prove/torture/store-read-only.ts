import { chmodSync, mkdirSync } from 'node:fs';
import { mountMemory, whyNoMounts } from './mounts.ts';
import type { Conditions, Step } from './step.ts';
import { storeAway } from './store-away.ts';
import { embeddedStore } from './stores.ts';

/** The data directory cannot be written to when the sites start, and can later on. */
export const storeReadOnly: Step = {
  name: 'store read-only',
  engines: ['embedded'],
  async run(conditions) {
    const why = whyNoMounts();
    if (!why) return readOnlyDisk(conditions);
    if (process.getuid?.() !== 0) return forbiddenFolder(conditions);
    // No folder is forbidden to root.
    return { step: 'store read-only', engine: conditions.engine, notShown: why };
  },
};

async function readOnlyDisk(conditions: Conditions) {
  const disk = mountMemory(8);
  disk.makeReadOnly();
  try {
    return await storeAway('store read-only (disk)', conditions, {
      store: embeddedStore(disk.path),
      begins: () => {},
      ends: () => disk.makeWritable(),
    });
  } finally {
    disk.remove();
  }
}

function forbiddenFolder(conditions: Conditions) {
  const store = embeddedStore();
  const folder = store.environment['DATA_DIR'] ?? '';
  mkdirSync(folder, { mode: 0o500 });
  return storeAway('store read-only (folder)', conditions, {
    store,
    begins: () => {},
    ends: () => chmodSync(folder, 0o700),
  });
}
