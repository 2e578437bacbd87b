/** Ends the build if Next's output is not what this folder was written for. */
export function expected(condition: boolean, what: string, found: string): asserts condition {
  if (condition) return;
  throw new Error(
    `expected ${what}, but found ${found}. If that stands in a source of your own, write it another way: ` +
      '"What a page may contain" in docs/making-it-yours.md says which ways work. If it does not, Next has changed what it writes: ' +
      'scripts/build/next-output is where the build reads it, and ARCHITECTURE.md tells how.',
  );
}
