import { membersOf } from '#domain/members-of.ts';
import { EnvironmentError } from '#server/configuration/environment.ts';
import { failureCode } from '#server/process/log.ts';

export function explain(failure: unknown): string {
  if (failure instanceof NotDone || failure instanceof EnvironmentError) return failure.message;
  const { syscall, code, path, dest, port, errstr } = membersOf(failure);
  if (errstr === 'database or disk is full') return 'The disk of the store or the backup is full.';
  if (syscall === 'listen' || code === 'ERR_SOCKET_BAD_PORT') {
    const place = port ? `port ${port}` : 'that port';
    return `The desk cannot use ${place} (${code}): choose another one with --port.`;
  }
  const files = [path, dest].filter(Boolean).join(' or ');
  if (files) return `${files} cannot be used (${code}).`;
  // EPIPE and ECONNRESET come from a broken connection to the database.
  if (syscall === 'write' && !['EPIPE', 'ECONNRESET'].includes(`${code}`))
    return `Not everything could be written (${code}).`;
  return `The store does not answer: ${failureCode(failure)}. "npm run doctor" says more.`;
}

export function reportFailure(failure: unknown) {
  console.error(explain(failure));
  process.exitCode = 1;
}

export class NotDone extends Error {}
