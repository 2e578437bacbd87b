import { spawnSync } from 'node:child_process';
import { fillUp, mountMemory, whyNoMounts } from './mounts.ts';
import type { Conditions, Step } from './step.ts';
import { storeAway } from './store-away.ts';
import { embeddedStore } from './stores.ts';

/** Not a byte fits any more: a full disk where we may mount one, else a limit on the size of files. */
export const storeFull: Step = {
  name: 'store full',
  engines: ['embedded'],
  async run(conditions) {
    if (!whyNoMounts()) return fullDisk(conditions);
    const why = whyNoLimits();
    return why
      ? { step: 'store full', engine: conditions.engine, notShown: why }
      : limitedFiles(conditions);
  },
};

/** Why the size of files cannot be limited here; nothing where it can. */
function whyNoLimits(): string | undefined {
  const { error } = spawnSync('prlimit', ['--version']);
  return error && 'this machine mounts nothing, and only Linux has prlimit';
}

async function fullDisk(conditions: Conditions) {
  // Room for the journal too, which grows to some megabytes before it is worked into the file.
  const disk = mountMemory(16);
  let makeRoom = () => {};
  try {
    return await storeAway('store full (disk)', conditions, {
      store: embeddedStore(disk.path),
      begins: () => {
        makeRoom = fillUp(disk.path);
      },
      ends: () => makeRoom(),
    });
  } finally {
    disk.remove();
  }
}

function limitedFiles(conditions: Conditions) {
  return storeAway('store full (file size)', conditions, {
    store: embeddedStore(),
    begins: ({ sites }) => limitFiles(sites.pids(), '1024'),
    ends: ({ sites }) => limitFiles(sites.pids(), 'unlimited'),
  });
}

function limitFiles(pids: number[], bytes: string) {
  for (const pid of pids) {
    const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`prlimit: ${stderr}`);
  }
}
