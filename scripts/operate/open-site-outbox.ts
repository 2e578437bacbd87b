import { existsSync } from 'node:fs';
import { loadSiteEnvironment } from '../build/site-environment.ts';

/** The store of the site that stands in this folder, opened while the site runs. */
export async function openSiteOutbox() {
  loadSiteEnvironment();
  // Read only now: these modules look at the environment.
  const { environment } = await import('#server/environment.ts');
  const { openOutbox } = await import('#server/outbox/open-outbox.ts');
  const { storeFile } = await import('#server/outbox/sqlite-file.ts');
  const { leftStore } = await import('#server/outbox/left-store.ts');
  const { databaseUrl, dataFolder, purgeAfterDays } = environment();
  // Not created here: it must belong to whoever runs the site.
  if (!databaseUrl && !existsSync(storeFile(dataFolder)))
    throw new NotDone(
      `There is no store in ${dataFolder}. Either the site was never started here, or its DATA_DIR\n` +
        'is another: set the same one for this command.',
    );
  const place = { databaseUrl, dataFolder };
  return { outbox: openOutbox(place), place, left: leftStore(environment()), purgeAfterDays };
}

/** What to tell whoever typed a command that failed. */
export async function explain(failure: unknown): Promise<string> {
  const { failureCode } = await import('#server/log.ts');
  if (failure instanceof NotDone) return failure.message;
  if (failure instanceof Error && failure.name === 'EnvironmentError') return failure.message;
  return `The store does not answer: ${failureCode(failure)}. "npm run doctor" says more.`;
}

/** Something that could not be done, said so that an operator knows why. */
export class NotDone extends Error {}
