import { fieldLimits } from '#domain/consultation-fields.ts';
import { environment } from '#server/configuration/environment.ts';
import { Refusal } from './refusal.ts';

type Post = Pick<Request, 'headers' | 'body'>;

const LONGEST_WORDS = Object.values(fieldLimits).reduce((sum, limit) => sum + limit, 0);

/** JSON may take six bytes for a character outside of an email address, URL encoding nine. The names of the fields, and choices, need 1 to 2 KiB. */
const FORMATS = new Map([
  [
    'application/json',
    {
      maxBytes: Math.max(32_768, 6 * (LONGEST_WORDS - fieldLimits.email) + 1_024),
      fieldsOf: (body: string): Fields => ({ ...Object(JSON.parse(body)) }),
    },
  ],
  [
    'application/x-www-form-urlencoded',
    {
      maxBytes: 9 * LONGEST_WORDS + 2_048,
      fieldsOf: (body: string): Fields => Object.fromEntries(new URLSearchParams(body)),
    },
  ],
]);

type Fields = Record<string, unknown>;

export async function readFields(post: Post) {
  const [mediaType = ''] = (post.headers.get('content-type') ?? '').split(';');
  const format = FORMATS.get(mediaType.trim().toLowerCase());
  if (!format) throw new Refusal(415, `Send one of ${[...FORMATS.keys()].join(', ')}.`);
  const body = await readBody(post, format.maxBytes);
  try {
    return format.fieldsOf(body);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}

const DEADLINE_MS = 15_000;
/** Multiplied by the larger limit, this bounds the memory that visitors can occupy: 51 MiB. */
const MAX_CONCURRENT_BODIES = 1_024;

const CLOSES_CONNECTION = { headers: { Connection: 'close' } };

let bodiesBeingRead = 0;

/** Decodes the body as UTF-8, whatever its header claims: a wrong byte must not cost the request. */
async function readBody({ headers, body }: Post, maxBytes: number) {
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  if (bodiesBeingRead >= MAX_CONCURRENT_BODIES)
    throw new Refusal(503, 'Too many people are sending at once. Try again in 15 seconds.', {
      headers: { 'Retry-After': '15' },
    });

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
  const deadline = setTimeout(() => {
    late.abort(new Refusal(408, 'The request did not arrive in time.', CLOSES_CONNECTION));
  }, DEADLINE_MS);
  bodiesBeingRead += 1;
  try {
    await body?.pipeTo(collector, { signal: late.signal, preventCancel: true });
    return text + decoder.decode();
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw new Refusal(400, 'The body ended early.');
  } finally {
    bodiesBeingRead -= 1;
    clearTimeout(deadline);
  }
}

function tooLarge(maxBytes: number, options = {}) {
  return new Refusal(413, `A request may have ${maxBytes} bytes at most.`, options);
}

export function checkCsrf(headers: Headers) {
  if (isCrossSite(headers)) throw new Refusal(403, 'This form answers only to its own site.');
}

function isCrossSite(headers: Headers) {
  // The browser sets this header. Pages cannot change it, and it is correct behind any proxy.
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'cross-site';

  const origin = headers.get('origin');
  return origin !== null && !ownHosts(headers).includes(hostOf(origin));
}

/** A foreign page cannot set these headers without a preflight, which is never granted. */
function ownHosts(headers: Headers) {
  const { siteUrl } = environment();
  return [headers.get('host'), headers.get('x-forwarded-host'), siteUrl && hostOf(siteUrl)].flatMap(
    (host) => (host ? host.toLowerCase() : []),
  );
}

const hostOf = (url: string) => URL.parse(url)?.host ?? 'no host';
