/**
 * What went wrong, in words that are safe to log: a code such as ECONNREFUSED or "database or disk is full".
 * Never the message of another's error, which may quote a URL with its password or a visitor's words.
 */
export function failureCode(failure: unknown): string {
  // Whatever was thrown: its name may stand on its prototype.
  const { cause, errstr, code, name, message }: Record<string, unknown> = Object(failure);
  // By its name, because each bundle of the built site has a class of its own.
  if (name === 'StoreError') return String(message);
  if (cause !== undefined) return failureCode(cause);
  if (errstr === 'database or disk is full')
    return 'The disk is full: nothing new is kept until there is room';
  return String(errstr ?? code ?? name ?? 'unknown');
}
