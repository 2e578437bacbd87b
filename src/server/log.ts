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

function write(stream: NodeJS.WriteStream, level: string, event: string, fields: Fields) {
  const time = new Date().toISOString();
  stream.write(`${JSON.stringify({ time, level, event, ...fields })}\n`);
}
