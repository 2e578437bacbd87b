import { asRecord } from '#domain/as-record.ts';

export function failOn(refusals: readonly string[]) {
  const lines = ['The site cannot be built like this:', ...new Set(refusals)];
  if (refusals.length > 0) throw new BuildFailed(lines.join('\n  '));
}

class BuildFailed extends Error {}

/** A bug of ours has no sentence and ends with a stack trace. */
export function sentenceFor(failure: unknown): string | undefined {
  if (failure instanceof BuildFailed) return failure.message;
  const { code, path, dest = path } = asRecord(failure);
  return ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS'].includes(`${code}`)
    ? `The build could not read or write ${dest ?? 'a file'} (${code}). ` +
        'The served build is unchanged.'
    : undefined;
}

export function expected(condition: boolean, what: string, found: string): asserts condition {
  if (condition) return;
  throw new Error(
    `expected ${what}, but found ${found}. If one of your files causes this, see ` +
      'docs/making-it-yours.md#what-a-page-may-contain. If not, Next has changed what it writes: ' +
      'correct scripts/build/next-output, which reads that ' +
      '(ARCHITECTURE.md#how-a-page-is-finished).',
  );
}
