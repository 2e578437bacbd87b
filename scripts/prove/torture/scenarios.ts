import { crash } from './crash.ts';
import { databaseFaults } from './database-faults.ts';
import { faultyReceiver } from './faulty-receiver.ts';
import { hostile } from './hostile.ts';
import { load } from './load.ts';
import { longOutageOf } from './long-outage.ts';
import { mail } from './mail.ts';
import { powerCut } from './power-cut.ts';
import type { Scenario } from './scenario.ts';
import { shutdown } from './shutdown.ts';
import { storeMissing, storeNewer, storeReadOnly } from './store-away.ts';
import { storeFull, storeFullOfRequests } from './store-full.ts';
import { storeLocked } from './store-locked.ts';
import { webhookAway } from './webhook-away.ts';

/** The longest first: where some run side by side, none of them is then left for the end. */
export const scenarios: readonly Scenario[] = [
  hostile,
  load,
  longOutageOf('webhook'),
  longOutageOf('mail'),
  crash,
  shutdown,
  faultyReceiver,
  databaseFaults,
  mail,
  storeLocked,
  storeMissing,
  powerCut,
  webhookAway,
  storeFull,
  storeNewer,
  storeReadOnly,
  storeFullOfRequests,
];
