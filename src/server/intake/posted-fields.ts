import { fieldLimits } from '#domain/consultation-fields.ts';
import { environment } from '#server/configuration/environment.ts';
import { Refusal } from './refusal.ts';

type Post = Pick<Request, 'headers' | 'body'>;

const LONGEST_WORDS = Object.values(fieldLimits).reduce((sum, limit) => sum + limit, 0);

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** JSON may take six bytes for a character outside of an email address, URL encoding nine. The names of the fields, and choices, need 1 to 2 KiB. */
const MAX_BYTES = new Map([
  [JSON_TYPE, Math.max(32_768, 6 * (LONGEST_WORDS - fieldLimits.email) + 1_024)],
  [FORM_TYPE, 9 * LONGEST_WORDS + 2_048],
]);

export async function readFields(post: Post): Promise<Record<string, unknown>> {
  const [mediaType = ''] = (post.headers.get('content-type') ?? '').split(';');
  const type = mediaType.trim().toLowerCase();
  const maxBytes = MAX_BYTES.get(type);
  if (!maxBytes) throw new Refusal(`Send ${JSON_TYPE} or ${FORM_TYPE}.`, { status: 415 });
  const body = await readBody(post, maxBytes);
  if (type === FORM_TYPE) return Object.fromEntries(new URLSearchParams(body));
  try {
    return { ...Object(JSON.parse(body)) };
  } catch {
    throw new Refusal('The body is not JSON.', { status: 400 });
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
    throw new Refusal('Too many people are sending at once. Try again in 15 seconds.', {
      status: 503,
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
    const facts = { status: 408, ...CLOSES_CONNECTION } as const;
    late.abort(new Refusal('The request did not arrive in time.', facts));
  }, DEADLINE_MS);
  bodiesBeingRead += 1;
  try {
    await body?.pipeTo(collector, { signal: late.signal, preventCancel: true });
    return text + decoder.decode();
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw new Refusal('The body ended early.', { status: 400 });
  } finally {
    bodiesBeingRead -= 1;
    clearTimeout(deadline);
  }
}

function tooLarge(maxBytes: number, options = {}) {
  return new Refusal(`A request may have ${maxBytes} bytes at most.`, { status: 413, ...options });
}

/** The browser sets `Sec-Fetch-Site`. Pages cannot change it, and it is correct behind any proxy. */
export function checkCsrf(headers: Headers) {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  const isCrossSite = site ? site === 'cross-site' : origin !== null && !isOwn(origin, headers);
  if (isCrossSite) throw new Refusal('This form answers only to its own site.', { status: 403 });
}

/** A foreign page cannot set these headers without a preflight, which is never granted. */
function isOwn(origin: string, headers: Headers) {
  const { siteUrl } = environment();
  const hosts = [headers.get('host'), headers.get('x-forwarded-host'), siteUrl && hostOf(siteUrl)];
  return hosts.some((host) => host && host.toLowerCase() === hostOf(origin));
}

const hostOf = (url: string) => URL.parse(url)?.host ?? 'no host';
