import 'server-only';
import { schemaSteps } from './schema.ts';

/** What is wrong with the store, in a sentence of ours: safe to log, and it says what to do. */
export class StoreError extends Error {}

/** A newer version may keep things that this one would not know to look after. */
export function refuseNewerSchema(stepsDone: number) {
  if (stepsDone > schemaSteps.length)
    throw new StoreError(
      `The store was changed by a newer version of this site (step ${stepsDone}, this one knows ` +
        `${schemaSteps.length}), so this one keeps nothing in it: start the newer version again`,
    );
}

export function takenAway(file: string) {
  return new StoreError(
    `${file} was deleted or replaced while it was open: what is in it still goes out, and nothing new is kept. ` +
      'Put the file back, or restart the site when nothing waits any more',
  );
}

export function stillRead(file: string) {
  return new StoreError(
    `what was erased may still stand in ${file}-wal, because another process was reading: try again`,
  );
}
