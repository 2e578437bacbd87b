import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readEnvironment } from '#server/environment.ts';
import { openOutbox } from '#server/outbox/open-outbox.ts';
import { fillUp, mountMemory, whyNoMounts } from './mounts.ts';
import { brokenPromises, count } from './outcome.ts';
import { filledForm } from './post-form.ts';
import type { Conditions, Scenario } from './scenario.ts';
import { storeAway } from './store-away.ts';
import { embeddedStore } from './stores.ts';

/** Not a byte fits any more: a full disk where we may mount one, else a limit on the size of files. */
export const storeFull: Scenario = {
  name: 'store full',
  storeKinds: ['embedded'],
  async run(conditions) {
    if (!whyNoMounts()) return fullDisk(conditions);
    const why = whyNoLimits();
    return why
      ? { scenario: 'store full', kind: conditions.kind, notShown: why }
      : limitedFiles(conditions);
  },
};

/**
 * The requests themselves fill the disk, to the last byte. With two megabytes more all that was kept goes out, where a
 * journal that had grown for as long as it liked would need its own size once more.
 */
export const storeFullOfRequests: Scenario = {
  name: 'store full of requests',
  storeKinds: ['embedded'],
  async run({ kind, random }) {
    const scenario = 'store full of requests';
    const why = whyNoMounts();
    if (why) return { scenario, kind, notShown: why };
    const disk = mountMemory(12);
    const outbox = openOutbox(readEnvironment(embeddedStore(disk.path).environment));
    const kept = new Map<string, number>();
    const add = async (id: string) => {
      await outbox.add({ id, body: filledForm(random).padEnd(20_000) });
      kept.set(id, 0);
      return true;
    };
    while (await add(randomUUID()).catch(() => false));
    disk.resize(14);
    for (let next = await outbox.claim('ours'); next; next = await outbox.claim('ours')) {
      await outbox.recordAttempt(next, { kind: 'delivered', answer: '200' });
      kept.set(next.id, 1);
    }
    await outbox.close();
    disk.remove();
    const processed = new Map([...kept].filter(([, times]) => times > 0));
    const ids = [...kept.keys()];
    const counts = count(ids, new Set(ids), { processed, twiceInFlight: new Set() });
    return { scenario, kind, counts, figure: '2 MB more', broken: brokenPromises(counts) };
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
      ...{ store: embeddedStore(disk.path), says: /The disk is full/ },
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
