import { fieldLimits } from '#domain/consultation-fields.ts';
import { Refusal } from './refusal.ts';

type Post = Pick<Request, 'headers' | 'body'>;
type BodyFormat = 'json' | 'form';

const FORMATS: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

export function bodyFormat(headers: Headers): BodyFormat {
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
  const format = FORMATS[mediaType.trim().toLowerCase()];
  if (format) return format;
  throw new Refusal(415, `Send one of ${Object.keys(FORMATS).join(', ')}.`);
}

export function fieldsOf(body: string, format: BodyFormat): Record<string, unknown> {
  if (format === 'form') return Object.fromEntries(new URLSearchParams(body));
  try {
    return { ...Object(JSON.parse(body)) };
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}

const LONGEST_WORDS = Object.values(fieldLimits).reduce((sum, limit) => sum + limit, 0);

/** JSON may take six bytes for a character outside of an email address, URL encoding nine. The names of the fields, and choices, need 1 to 2 KiB. */
const MAX_BYTES = {
  json: Math.max(32_768, 6 * (LONGEST_WORDS - fieldLimits.email) + 1_024),
  form: 9 * LONGEST_WORDS + 2_048,
};
const DEADLINE_MS = 15_000;
/** Multiplied by the larger limit, this bounds the memory that visitors can occupy: 51 MiB. */
const MAX_CONCURRENT_BODIES = 1_024;

const CLOSES_CONNECTION = { headers: { Connection: 'close' } };

let bodiesBeingRead = 0;

/** Decodes the body as UTF-8, whatever its header claims: a wrong byte must not cost the request. */
export async function readBody({ headers, body }: Post, format: BodyFormat) {
  const maxBytes = MAX_BYTES[format];
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  if (bodiesBeingRead >= MAX_CONCURRENT_BODIES)
    throw new Refusal(503, 'Too many people are sending at once. Try again in 15 seconds.', {
      headers: { 'Retry-After': '15' },
    });

  bodiesBeingRead += 1;
  try {
    return await textOf(body, maxBytes);
  } finally {
    bodiesBeingRead -= 1;
  }
}

async function textOf(body: Post['body'], maxBytes: number) {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const collector = new WritableStream<Uint8Array>({
    write(chunk) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes, CLOSES_CONNECTION);
      text += decoder.decode(chunk, { stream: true });
    },
  });
  const late = new AbortController();
  const tooSlow = new Refusal(408, 'The request did not arrive in time.', CLOSES_CONNECTION);
  const deadline = setTimeout(() => late.abort(tooSlow), DEADLINE_MS);
  try {
    await body?.pipeTo(collector, { signal: late.signal, preventCancel: true });
    return text + decoder.decode();
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw new Refusal(400, 'The body ended early.');
  } finally {
    clearTimeout(deadline);
  }
}

function tooLarge(maxBytes: number, options = {}) {
  return new Refusal(413, `A request may have ${maxBytes} bytes at most.`, options);
}
