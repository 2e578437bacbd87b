import { EnvironmentError, environment } from '#server/environment.ts';
import { failureCode } from '#server/log.ts';
import { isThere, operatorsOutbox } from '#server/open-outbox.ts';
import { loadSiteEnvironment } from '../build/site-environment.ts';

/** The store of the site that stands in this folder, opened while the site runs. */
export function openSiteOutbox() {
  loadSiteEnvironment();
  const { databaseUrl, dataFolder, purgeAfterDays: days } = environment();
  const place = { databaseUrl, dataFolder };
  // Not created here: it must belong to whoever runs the site.
  if (!isThere(place))
    throw new NotDone(
      `There is no store in ${dataFolder}. Either the site was never started here, or its DATA_DIR\n` +
        'is another: set the same one for this command.',
    );
  return { outbox: operatorsOutbox(place), place, days };
}

/** What to tell whoever typed a command that failed. */
export function explain(failure: unknown): string {
  if (failure instanceof NotDone || failure instanceof EnvironmentError) return failure.message;
  // A connection to a database fails so, too, but not like a disk.
  const { syscall, code } = Object(failure);
  if (syscall === 'write' && !['EPIPE', 'ECONNRESET'].includes(code))
    return `Not everything could be written (${failureCode(failure)}).`;
  return `The store does not answer: ${failureCode(failure)}. "npm run doctor" says more.`;
}

/** Ends a command that failed. */
export function endFailed(failure: unknown) {
  console.error(explain(failure));
  process.exitCode = 1;
}

/** Something that could not be done, said so that an operator knows why. */
export class NotDone extends Error {}
