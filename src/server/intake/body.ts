import { fieldLimits } from '#domain/consultation-fields.ts';
import { Refusal } from './refusal.ts';

type Post = Pick<Request, 'headers' | 'body'>;
type BodyFormat = 'json' | 'form';

const FORMATS: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** Which of the two formats the body is in: a script sends JSON, a form without JavaScript the other. */
export function bodyFormat(headers: Headers): BodyFormat {
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
  const format = FORMATS[mediaType.trim().toLowerCase()];
  if (format) return format;
  throw new Refusal(415, `Send one of ${Object.keys(FORMATS).join(', ')}.`, {
    headers: { Accept: Object.keys(FORMATS).join(', ') },
  });
}

/** The names and values in a body; their types are still anybody's guess. */
export function fieldsOf(body: string, format: BodyFormat): Record<string, unknown> {
  if (format === 'form') return Object.fromEntries(new URLSearchParams(body));
  try {
    return { ...Object(JSON.parse(body)) };
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}

const LONGEST_WORDS = Object.values(fieldLimits).reduce((sum, limit) => sum + limit, 0);

/** Form encoding takes nine bytes for a Chinese character: three escaped bytes. Names and choices need less than 2 KiB. */
const MAX_BYTES = { json: 32 * 1024, form: 9 * LONGEST_WORDS + 2_048 };
const DEADLINE_MS = 15_000;
/** Times the larger limit above, this is the most memory that visitors can make us hold for them: 51 MiB. */
const MOST_AT_ONCE = 1_024;

/** Nobody reads what else comes on this connection: it takes no further request. */
const HANGS_UP = { headers: { Connection: 'close' } };

let beingRead = 0;

/** The whole body as text, as UTF-8 whatever it claims to be: a wrong byte is no reason to lose the rest. */
export async function readBody({ headers, body }: Post, format: BodyFormat) {
  const mostBytes = MAX_BYTES[format];
  if (Number(headers.get('content-length')) > mostBytes) throw tooLarge(mostBytes);
  if (beingRead >= MOST_AT_ONCE)
    throw new Refusal(503, 'Too many people are sending at once. Try again in 15 seconds.', {
      headers: { 'Retry-After': '15' },
    });

  beingRead += 1;
  try {
    return await textOf(body, mostBytes);
  } finally {
    beingRead -= 1;
  }
}

async function textOf(body: Post['body'], mostBytes: number) {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = new WritableStream<Uint8Array>({
    write(chunk) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw tooLarge(mostBytes, HANGS_UP);
      text += decoder.decode(chunk, { stream: true });
    },
  });
  const late = new AbortController();
  const tooSlow = new Refusal(408, 'The request did not arrive in time.', HANGS_UP);
  const deadline = setTimeout(() => late.abort(tooSlow), DEADLINE_MS);
  try {
    await body?.pipeTo(reader, { signal: late.signal, preventCancel: true });
    return text + decoder.decode();
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    // The visitor went away in the middle of it. That is their business, and no error of ours.
    throw new Refusal(400, 'The body ended early.');
  } finally {
    clearTimeout(deadline);
  }
}

function tooLarge(mostBytes: number, options = {}) {
  return new Refusal(413, `A request may have ${mostBytes} bytes at most.`, options);
}
