import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { startDatabase } from './database.ts';
import { storeAway } from './store-away.ts';
import { databaseStore, embeddedStore } from './stores.ts';
import type { Step, Trial } from './trial.ts';

/** The store is taken away under the running sites: the folder is moved off, or the database server stopped. */
export const storeMissing: Step = {
  name: 'store missing',
  engines: ['embedded', 'PostgreSQL'],
  run: (trial) => (trial.engine === 'embedded' ? folderMoved(trial) : serverStopped(trial)),
};

function folderMoved(trial: Trial) {
  const store = embeddedStore();
  const folder = store.environment['DATA_DIR'] ?? '';
  const elsewhere = `${folder}-moved`;
  return storeAway('store missing (folder)', trial, {
    store,
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

async function serverStopped(trial: Trial) {
  const database = await startDatabase();
  return storeAway('store missing (server)', trial, {
    store: databaseStore(database),
    begins: database.stop,
    ends: database.start,
  });
}
