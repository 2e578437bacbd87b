import { crash } from './crash.ts';
import { databaseFaults } from './database-faults.ts';
import { faultyReceiver } from './faulty-receiver.ts';
import { hostile } from './hostile.ts';
import { load } from './load.ts';
import { longOutage } from './long-outage.ts';
import { powerCut } from './power-cut.ts';
import { shutdown } from './shutdown.ts';
import type { Step } from './step.ts';
import { storeFull } from './store-full.ts';
import { storeLocked } from './store-locked.ts';
import { storeMissing } from './store-missing.ts';
import { storeReadOnly } from './store-read-only.ts';
import { webhookAway } from './webhook-away.ts';

export const steps: readonly Step[] = [
  crash,
  shutdown,
  faultyReceiver,
  webhookAway,
  longOutage,
  storeFull,
  storeReadOnly,
  storeMissing,
  storeLocked,
  databaseFaults,
  powerCut,
  load,
  hostile,
];
