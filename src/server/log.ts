import { fstatSync } from 'node:fs';

type Fields = Record<string, string | number | boolean | null | undefined>;

/**
 * One JSON line an event, for a machine to collect. Never a visitor's words: ids, states, counts and codes only.
 * JSON escapes line breaks, so no value can smuggle in a line of its own.
 */
export const log = {
  info: (event: string, fields: Fields = {}) => write(process.stdout, 'info', event, fields),
  warn: (event: string, fields: Fields = {}) => write(process.stderr, 'warn', event, fields),
  error: (event: string, fields: Fields = {}) => write(process.stderr, 'error', event, fields),
};

/** Whoever collects the log may end before us. A failure to write would be written about, and that would fail, for ever. */
export function outliveReaders() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** What systemd's journal calls them, read from the beginning of a line. */
const PRIORITIES = { info: '<6>', warn: '<4>', error: '<3>' };

/** systemd names the file that leads to its journal: a stream that leads elsewhere is for other eyes. */
function isJournal(stream: NodeJS.WriteStream) {
  const named = process.env['JOURNAL_STREAM'];
  if (!named) return false;
  const { dev, ino } = fstatSync(stream === process.stdout ? 1 : 2);
  return named === `${dev}:${ino}`;
}

function write(
  stream: NodeJS.WriteStream,
  level: keyof typeof PRIORITIES,
  event: string,
  fields: Fields,
) {
  const time = new Date().toISOString();
  const priority = isJournal(stream) ? PRIORITIES[level] : '';
  stream.write(`${priority}${JSON.stringify({ time, level, event, ...fields })}\n`);
}

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
