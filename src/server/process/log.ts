import { format } from 'node:util';
import { asRecord } from '#domain/as-record.ts';

type Fields = Record<string, string | number | boolean | null | undefined>;

/** Fields never hold form values. In JSON, no line break can forge an entry. */
export const log = {
  info: (event: string, fields: Fields = {}) => write(process.stdout, 'info', event, fields),
  warn: (event: string, fields: Fields = {}) => write(process.stderr, 'warn', event, fields),
  error: (event: string, fields: Fields = {}) => write(process.stderr, 'error', event, fields),
};

/** Without a listener, this process would end when the program that reads its log ends. */
export function ignoreClosedOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Next's errors may quote a request, so only their codes are logged. */
export function redirectConsoleToLog() {
  console.log = (...values) => log.info(format(...values).trim());
  for (const level of ['warn', 'error'] as const)
    console[level] = (...values) =>
      log[level]('Next failed', {
        reason: failureCode(values.find((value) => value instanceof Error)),
      });
}

function write(stream: NodeJS.WriteStream, level: string, event: string, fields: Fields) {
  const time = new Date().toISOString();
  const entry = stream.isTTY
    ? `${level}: ${event} ${JSON.stringify(fields).slice(1, -1)}`
    : JSON.stringify({ time, level, event, ...fields });
  stream.write(`${entry}\n`);
}

/** A message may quote a password or form values. */
export function failureCode(failure: unknown): string {
  const { cause, errstr, code, name, message } = asRecord(failure);
  // Each bundle has a class of its own, so `instanceof` fails.
  if (name === 'StoreError') return String(message);
  // The code of a timeout is a number.
  if (name === 'TimeoutError') return 'timeout';
  if (cause !== undefined) return failureCode(cause);
  if (errstr === 'database or disk is full')
    return 'The disk is full: nothing new is stored until there is room';
  return String(errstr ?? code ?? name ?? 'unknown');
}
