import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnvironment } from '#server/environment.ts';
import type { Health } from '#server/health.ts';
import { openOutbox } from '#server/outbox/open-outbox.ts';
import { until } from '../real/until.ts';
import { besiege } from './besiege.ts';
import { startDatabase } from './database.ts';
import { fillUp, mountMemory, whyNoMounts } from './mounts.ts';
import { brokenPromises, count } from './outcome.ts';
import { filledForm } from './post-form.ts';
import type { Conditions, Scenario } from './scenario.ts';
import { databaseStore, embeddedStore, type Store, type StoreKind, storeKinds } from './stores.ts';

/** A store that takes nothing; where nothing is said of how that begins, the sites find it so when they start. */
type Fault = {
  store: Store;
  /** What the log of a site says meanwhile. */
  says?: RegExp;
  begins?: () => unknown;
  ends: () => unknown;
};

/** All but the first are of a file and its folder. */
export const storeFaults: readonly Scenario[] = [
  {
    name: 'store missing',
    storeKinds,
    run: async (conditions) => suffer(conditions, await missing(conditions.kind)),
  },
  {
    name: 'store newer',
    storeKinds: ['embedded'],
    run: (conditions) => suffer(conditions, newer()),
  },
  {
    name: 'store read-only',
    storeKinds: ['embedded'],
    whyNot: whyNoMounts,
    run: (conditions) => suffer(conditions, readOnly()),
  },
  {
    name: 'store full',
    storeKinds: ['embedded'],
    whyNot: whyNoMounts,
    run: (conditions) => suffer(conditions, full()),
  },
  {
    name: 'store full of requests',
    storeKinds: ['embedded'],
    whyNot: whyNoMounts,
    run: fillWithRequests,
  },
];

/**
 * While the workflow is there each request goes to it directly; with both away the site says so (503), and the
 * browsers keep their copies until it takes them.
 */
function suffer(conditions: Conditions, { store, says, begins, ends }: Fault) {
  return besiege(
    conditions,
    async ({ workflow, crowd, sites }) => {
      const refusals = () => crowd.answers.get(503) ?? 0;

      await begins?.();
      await pause(conditions.stormMs);
      await workflow.close();
      await until(() => refusals() > 0, 20_000, 'nothing was refused, so the store was never away');
      await pause(conditions.stormMs);
      const health = (await (await fetch(`${sites.urls[0]}/api/health`)).json()) as Health;
      await ends();
      await workflow.comeBack();
      const broken = [
        ...(health.troubles.length > 0 ? [] : ['/api/health knew of no trouble meanwhile']),
        ...(says?.test(sites.log()) === false ? [`the log kept back why: ${says}`] : []),
      ];
      return { figure: `${refusals()} told to come back`, broken };
    },
    { store },
  );
}

/** Taken away under the running sites: the folder is moved off, or the database server stopped. */
async function missing(kind: StoreKind): Promise<Fault> {
  if (kind === 'PostgreSQL') {
    const database = await startDatabase();
    return {
      store: databaseStore(database),
      says: /The database cannot be reached/,
      begins: database.stop,
      ends: database.start,
    };
  }
  const store = embeddedStore();
  const folder = store.environment['DATA_DIR'] ?? '';
  const elsewhere = `${folder}-moved`;
  return {
    store,
    says: /outbox\.db was deleted or replaced/,
    begins: () => {
      renameSync(folder, elsewhere);
      // Where a file stands no site can make a new folder.
      writeFileSync(folder, '');
    },
    ends: () => {
      rmSync(folder);
      renameSync(elsewhere, folder);
    },
  };
}

/** A newer version has changed it, and later it is one that the sites know. */
function newer(): Fault {
  const store = embeddedStore();
  const folder = store.environment['DATA_DIR'] ?? '';
  mkdirSync(folder);
  const setVersion = (version: number) => {
    const database = new DatabaseSync(join(folder, 'outbox.db'));
    database.exec(`PRAGMA user_version = ${version}`);
    database.close();
  };
  setVersion(999);
  return { store, says: /changed by a newer version of this site/, ends: () => setVersion(0) };
}

function readOnly(): Fault {
  const disk = mountMemory(8);
  disk.makeReadOnly();
  return { store: embeddedStore(disk), ends: disk.makeWritable };
}

/** Not a byte fits any more. */
function full(): Fault {
  // Room for the journal too, which grows to some megabytes before it is worked into the file.
  const disk = mountMemory(16);
  let makeRoom = () => {};
  return {
    store: embeddedStore(disk),
    says: /The disk is full/,
    begins: () => {
      makeRoom = fillUp(disk.path);
    },
    ends: () => makeRoom(),
  };
}

/**
 * The requests themselves fill the disk, to the last byte. With two megabytes more all that was kept goes out, where a
 * journal that had grown for as long as it liked would need its own size once more.
 */
async function fillWithRequests({ random }: Conditions) {
  const disk = mountMemory(12);
  const store = embeddedStore(disk);
  const outbox = openOutbox(readEnvironment(store.environment));
  const kept: string[] = [];
  const add = async (id: string) => {
    await outbox.add({ id, body: filledForm(random).padEnd(20_000) });
    return kept.push(id);
  };
  while (await add(randomUUID()).catch(() => 0));
  disk.resize(14);
  const processed = new Map<string, number>();
  for (let next = await outbox.claim('ours'); next; next = await outbox.claim('ours')) {
    await outbox.recordAttempt(next, { kind: 'accepted', status: 200 });
    processed.set(next.id, 1);
  }
  await outbox.close();
  await store.remove();
  const counts = count(kept, new Set(kept), { processed, twiceInFlight: new Set() });
  return { counts, figure: '2 MB more', broken: brokenPromises(counts) };
}
