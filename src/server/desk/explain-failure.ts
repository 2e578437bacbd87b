import type { OperatorWords } from '#content/operator-words.ts';
import { asRecord } from '#domain/as-record.ts';
import { EnvironmentError } from '#server/configuration/environment.ts';
import { failureCode } from '#server/process/log.ts';

export function explainFailure(failure: unknown, { desk }: OperatorWords): string {
  const { failures } = desk;
  if (failure instanceof NotDone || failure instanceof EnvironmentError) return failure.message;
  const { syscall, code, path, dest, errstr } = asRecord(failure);
  if (errstr === 'database or disk is full') return failures.diskFull;
  const files = [path, dest].filter(Boolean).map(String);
  if (files.length > 0) return failures.file(files.reduce(failures.orFile), `${code}`);
  // EPIPE and ECONNRESET come from a broken connection to the database.
  if (syscall === 'write' && !['EPIPE', 'ECONNRESET'].includes(`${code}`))
    return failures.notWritten(`${code}`);
  return failures.store(failureCode(failure));
}

export class NotDone extends Error {}
