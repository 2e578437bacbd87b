/** Refusals of a store that others write to at the same time. No other failure is forgiven. */
const BUSY = /database is locked|cannot be reached|brought up to date|due to \w+ timeout/;

/** Adds again, as the browser does: on a slow disk other processes hold a store for longer than the site waits. */
export const addWhileBusy = <Done>(add: () => Promise<Done>, tries = 10): Promise<Done> =>
  add().catch((refusal: Error) => {
    if (tries === 1 || !BUSY.test(refusal.message)) throw refusal;
    return addWhileBusy(add, tries - 1);
  });
