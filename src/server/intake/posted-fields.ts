import { asRecord } from '#domain/as-record.ts';
import { fieldLimits } from '#domain/consultation-fields.ts';
import { environment } from '#server/configuration/environment.ts';
import { textWithin } from '#server/process/text-within.ts';
import { Refusal } from './refusal.ts';

type Post = Pick<Request, 'headers' | 'body'>;

const OTHER_FIELDS = 1_000;

/** A field of an earlier form may have been longer, so no field has a limit of its own. */
export const MAX_CHARACTERS = Object.values(fieldLimits).reduce(
  (sum, limit) => sum + limit,
  OTHER_FIELDS,
);

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** In URL encoding a character may take nine bytes, in JSON fewer. */
const MAX_BYTES = 9 * MAX_CHARACTERS;

export async function readFields({ headers, body }: Post): Promise<Record<string, unknown>> {
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
  const type = mediaType.trim().toLowerCase();
  if (![JSON_TYPE, FORM_TYPE].includes(type))
    throw new Refusal(`Send ${JSON_TYPE} or ${FORM_TYPE}.`, { status: 415 });
  const tooLarge = `A request may have ${MAX_BYTES} bytes at most.`;
  if (Number(headers.get('content-length')) > MAX_BYTES)
    throw new Refusal(tooLarge, { status: 413 });
  const text = await textWithin(MAX_BYTES, body).catch(() => {
    throw new Refusal('The body ended early.', { status: 400 });
  });
  if (text === undefined)
    throw new Refusal(tooLarge, { status: 413, headers: { Connection: 'close' } });
  if (type === FORM_TYPE) return Object.fromEntries(new URLSearchParams(text));
  try {
    return { ...asRecord(JSON.parse(text)) };
  } catch {
    throw new Refusal('The body is not JSON.', { status: 400 });
  }
}

/** Pages cannot change `Sec-Fetch-Site`, and it is correct behind any proxy. */
export function checkCsrf(headers: Headers) {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  const isCrossSite = site ? site === 'cross-site' : origin !== null && !isOwn(origin, headers);
  if (isCrossSite) throw new Refusal('This form answers only to its own site.', { status: 403 });
}

/**
 * A foreign page cannot set `Host`, nor `X-Forwarded-Host` without a preflight, which is refused.
 */
function isOwn(origin: string, headers: Headers) {
  const { siteUrl } = environment();
  const hosts = [headers.get('host'), headers.get('x-forwarded-host'), siteUrl && hostOf(siteUrl)];
  return hosts.some((host) => host && host.toLowerCase() === hostOf(origin));
}

const hostOf = (url: string) => URL.parse(url)?.host ?? 'no host';
