import { StoreError } from './outbox/engine.ts';

/**
 * What went wrong, in words that are safe to log: a code such as ECONNREFUSED or "database or disk is full".
 * Never the message of another's error, which may quote a URL with its password or a visitor's words.
 */
export function failureCode(failure: unknown): string {
  if (failure instanceof StoreError) return failure.message;
  const { cause, errstr, code, name }: Record<string, unknown> = { ...fieldsOf(failure) };
  if (cause !== undefined) return failureCode(cause);
  return String(errstr ?? code ?? name ?? 'unknown');
}

/** Read one by one: an error's name stands on its prototype. */
function fieldsOf(failure: unknown) {
  const { cause, errstr, code, name } = Object(failure);
  return { cause, errstr, code, name };
}
