import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Step } from './step.ts';
import { storeAway } from './store-away.ts';
import { embeddedStore } from './stores.ts';

/** When the sites start, a newer version has changed the store; later it is one that they know. */
export const storeNewer: Step = {
  name: 'store newer',
  engines: ['embedded'],
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
