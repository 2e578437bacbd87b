/** Ends the build where Next's output is not what the finishing step was written for. */
export function expected(condition: boolean, what: string, found: string): asserts condition {
  if (condition) return;
  throw new Error(
    `expected ${what}, but found ${found}. ` +
      'Probably Next has changed what it writes: read "How a page is finished" in ARCHITECTURE.md.',
  );
}
