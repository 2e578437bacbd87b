import { format } from 'node:util';

type Fields = Record<string, string | number | boolean | null | undefined>;

/**
 * One JSON line an event, and one readable line in a terminal: ids, states, counts and codes, no words of visitors. JSON
 * escapes line breaks, so that no value forges a line.
 */
export const log = {
  info: (event: string, fields: Fields = {}) => write(process.stdout, 'info', event, fields),
  warn: (event: string, fields: Fields = {}) => write(process.stderr, 'warn', event, fields),
  error: (event: string, fields: Fields = {}) => write(process.stderr, 'error', event, fields),
};

/** A collector of the log may end before us; without a listener the next write would end the process. */
export function outliveReaders() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Next prints a failure over several lines, which may quote a request. */
export function logForNext() {
  console.log = (...said) => log.info(format(...said).trim());
  for (const level of ['warn', 'error'] as const)
    console[level] = (...said) =>
      log[level]('Next failed', {
        reason: failureCode(said.find((word) => word instanceof Error)),
      });
}

function write(stream: NodeJS.WriteStream, level: string, event: string, fields: Fields) {
  const time = new Date().toISOString();
  const line = stream.isTTY
    ? readable(level, event, fields)
    : JSON.stringify({ time, level, event, ...fields });
  stream.write(`${line}\n`);
}

/** For a person at a terminal. */
function readable(level: string, event: string, fields: Fields) {
  const details = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [level === 'info' ? '' : `${level.toUpperCase()}:`, event, ...details]
    .filter(Boolean)
    .join(' ');
}

/**
 * A code that is safe to log, such as ECONNREFUSED. The message of an error may quote a password in a URL or words of a
 * visitor.
 */
export function failureCode(failure: unknown): string {
  const { cause, errstr, code, name, message }: Record<string, unknown> = Object(failure);
  // Each bundle of the built site has a class of its own, so the name decides.
  if (name === 'StoreError') return String(message);
  if (cause !== undefined) return failureCode(cause);
  if (errstr === 'database or disk is full')
    return 'The disk is full: nothing new is kept until there is room';
  return String(errstr ?? code ?? name ?? 'unknown');
}
