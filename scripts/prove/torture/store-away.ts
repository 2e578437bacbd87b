import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Health } from '#server/health.ts';
import { until } from '../real/until.ts';
import { besiege, type Siege } from './besiege.ts';
import { startDatabase } from './database.ts';
import { mountMemory, whyNoMounts } from './mounts.ts';
import type { Conditions, Scenario } from './scenario.ts';
import { databaseStore, embeddedStore, type Store } from './stores.ts';

/**
 * The store takes nothing. While the workflow is there each request goes to it directly; with both away the
 * site says so (503), and the browsers keep their copies until it takes them.
 */
export const storeAway = (scenario: string, { random, stormMs }: Conditions, away: Away) =>
  besiege({ scenario, store: away.store, random }, async (siege) => {
    const { workflow, crowd, sites } = siege;
    const refusals = () => crowd.answers.get(503) ?? 0;

    await away.begins(siege);
    await pause(stormMs);
    await workflow.close();
    await until(() => refusals() > 0, 20_000, 'nothing was refused, so the store was never away');
    await pause(stormMs);
    const health = (await (await fetch(`${sites.urls[0]}/api/health`)).json()) as Health;
    await away.ends(siege);
    await workflow.comeBack();
    const broken = [
      ...(health.troubles.length > 0 ? [] : ['/api/health knew of no trouble meanwhile']),
      ...(away.says?.test(sites.log()) === false ? [`the log kept back why: ${away.says}`] : []),
    ];
    return { figure: `${refusals()} told to come back`, broken };
  });

export type Away = {
  store: Store;
  /** What the log of a site says meanwhile. */
  says?: RegExp;
  begins: (siege: Siege) => Promise<void> | void;
  ends: (siege: Siege) => Promise<void> | void;
};

/** The store is taken away under the running sites: the folder is moved off, or the database server stopped. */
export const storeMissing: Scenario = {
  name: 'store missing',
  storeKinds: ['embedded', 'PostgreSQL'],
  run: (conditions) =>
    conditions.kind === 'embedded' ? folderMoved(conditions) : serverStopped(conditions),
};

function folderMoved(conditions: Conditions) {
  const store = embeddedStore();
  const folder = store.environment['DATA_DIR'] ?? '';
  const elsewhere = `${folder}-moved`;
  return storeAway('store missing (folder)', conditions, {
    ...{ store, says: /outbox\.db was deleted or replaced/ },
    begins: () => {
      renameSync(folder, elsewhere);
      // Where a file stands no site can make a new folder.
      writeFileSync(folder, '');
    },
    ends: () => {
      rmSync(folder);
      renameSync(elsewhere, folder);
    },
  });
}

async function serverStopped(conditions: Conditions) {
  const database = await startDatabase();
  return storeAway('store missing (server)', conditions, {
    ...{ store: databaseStore(database), says: /The database cannot be reached/ },
    begins: database.stop,
    ends: database.start,
  });
}

/** When the sites start, a newer version has changed the store; later it is one that they know. */
export const storeNewer: Scenario = {
  name: 'store newer',
  storeKinds: ['embedded'],
  run(conditions) {
    const store = embeddedStore();
    const folder = store.environment['DATA_DIR'] ?? '';
    mkdirSync(folder);
    const setVersion = (version: number) => {
      const database = new DatabaseSync(join(folder, 'outbox.db'));
      database.exec(`PRAGMA user_version = ${version}`);
      database.close();
    };
    setVersion(999);
    return storeAway('store newer', conditions, {
      ...{ store, says: /changed by a newer version of this site/ },
      begins: () => {},
      ends: () => setVersion(0),
    });
  },
};

/** The data directory cannot be written to when the sites start, and can later on. */
export const storeReadOnly: Scenario = {
  name: 'store read-only',
  storeKinds: ['embedded'],
  async run(conditions) {
    const why = whyNoMounts();
    if (!why) return readOnlyDisk(conditions);
    if (process.getuid?.() !== 0) return forbiddenFolder(conditions);
    // No folder is forbidden to root.
    return { scenario: 'store read-only', kind: conditions.kind, notShown: why };
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
