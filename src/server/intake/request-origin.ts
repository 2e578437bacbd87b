import { BROWSER_HEADERS } from '#domain/request-headers.ts';
import { isZone } from '#domain/zones.ts';

const SOURCES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer'];

/**
 * Some browsers report an offset. Each zone that is used occupies 35 KB for ever, so only quarters
 * of an hour are accepted.
 */
const ZONE_NAME = /^([A-Za-z][\w+/-]{0,63}|[+-]\d\d:(00|15|30|45))$/;

/** Anybody can write a source, and mails and the desk show it. */
const WITHOUT_MARKUP_OR_AT_SIGN = /^[^<>@\p{C}\p{Zl}\p{Zp}]{1,100}$/u;

export const zoneAndSource = (headers: Headers) => ({
  timeZone: acceptedZone(headers.get(BROWSER_HEADERS.timeZone) ?? ''),
  leadSource: knownSource(new URLSearchParams(headers.get(BROWSER_HEADERS.leadSource) ?? '')),
});

const acceptedZone = (name: string) => (ZONE_NAME.test(name) && isZone(name) ? name : null);

function knownSource(given: URLSearchParams) {
  const known = SOURCES.flatMap((name) => {
    const value = given.get(name) ?? '';
    return WITHOUT_MARKUP_OR_AT_SIGN.test(value) ? [[name, value]] : [];
  });
  return new URLSearchParams(known).toString() || null;
}
