import { isZone } from '#domain/moment-in-words.ts';
import type { RequestAttributes } from '#server/site-outbox.ts';

const SOURCES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
] as const;

const ZONE_NAME = /^[A-Za-z][\w+/-]{0,63}$/;

const WITHOUT_MARKUP_OR_AT_SIGN = /^[\p{L}\p{N} ._~+:|,/-]{1,100}$/u;

/** Six values fit into one header that every receiver accepts. */
const LONGEST_ENCODED = 300;

export function requestOrigin(
  headers: Headers,
): Pick<RequestAttributes, 'timeZone' | 'leadSource'> {
  return {
    timeZone: knownZone(headers.get('x-visitor-time-zone') ?? ''),
    leadSource: knownSource(new URLSearchParams(headers.get('x-lead-source') ?? '')),
  };
}

const knownZone = (name: string) => (ZONE_NAME.test(name) && isZone(name) ? name : null);

function knownSource(given: URLSearchParams) {
  const known = SOURCES.flatMap((name) => {
    const value = given.get(name) ?? '';
    const isHarmless =
      WITHOUT_MARKUP_OR_AT_SIGN.test(value) && encodeURIComponent(value).length <= LONGEST_ENCODED;
    return isHarmless ? [[name, value]] : [];
  });
  return new URLSearchParams(known).toString() || null;
}
