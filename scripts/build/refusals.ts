/** Something in the project that cannot be built: the file, what is wrong, and what to write instead. */
export type Refusal = { source: string; found: string; instead: string };

export const refuse = (
  isWrong: boolean,
  source: string,
  found: string,
  instead: string,
): Refusal[] => (isWrong ? [{ source, found, instead }] : []);

/** Ends the build with one sentence for each refusal. */
export function failOn(refusals: Refusal[]) {
  const sentences = refusals.map(({ source, found, instead }) => `${source} ${found}. ${instead}.`);
  if (sentences.length > 0) throw new BuildFailed([...new Set(sentences)]);
}

class BuildFailed extends Error {
  constructor(sentences: string[]) {
    super(['The site cannot be built like this:', ...sentences].join('\n  '));
    this.name = 'BuildFailed';
  }
}

/** The sentence for a failure that the owner or the operator can repair; nothing for a bug of ours. */
export function sentenceFor(failure: unknown): string | undefined {
  if (failure instanceof BuildFailed) return failure.message;
  const { code, path, dest = path } = Object(failure);
  return ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS'].includes(code)
    ? `The build could not write ${dest ?? 'a file'} (${code}). The build in service is unchanged.`
    : undefined;
}

/** Ends the build if Next's output is not what this folder was written for. */
export function expected(condition: boolean, what: string, found: string): asserts condition {
  if (condition) return;
  throw new Error(
    `expected ${what}, but found ${found}. If that stands in a source of your own, write it another way: ` +
      '"What a page may contain" in docs/making-it-yours.md says which ways work. If it does not, Next has changed what it writes: ' +
      'scripts/build/next-output is where the build reads it, and ARCHITECTURE.md tells how.',
  );
}
