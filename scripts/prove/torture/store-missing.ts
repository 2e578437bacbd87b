import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { startDatabase } from './database.ts';
import type { Conditions, Step } from './step.ts';
import { storeAway } from './store-away.ts';
import { databaseStore, embeddedStore } from './stores.ts';

/** The store is taken away under the running sites: the folder is moved off, or the database server stopped. */
export const storeMissing: Step = {
  name: 'store missing',
  engines: ['embedded', 'PostgreSQL'],
  run: (conditions) =>
    conditions.engine === 'embedded' ? folderMoved(conditions) : serverStopped(conditions),
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
