import 'server-only';

const FASTEST_PERSON_MS = 1_000;

/**
 * Why a request looks like a machine's, if it does. That holds it for an operator to look at; it is never thrown
 * away. What a plain post lacks is no signal.
 */
export function spamSignal(headers: Headers, fields: Readonly<Record<string, unknown>>) {
  if (isFilled(fields['subject'])) return 'the field that people do not see was filled in';
  if (isImpossiblyFast(headers.get('x-form-age-ms')))
    return 'it was filled in faster than people can';
  return undefined;
}

function isFilled(value: unknown) {
  return value !== undefined && value !== null && value !== '';
}

function isImpossiblyFast(age: string | null) {
  return age !== null && /^\d+$/.test(age) && Number(age) < FASTEST_PERSON_MS;
}
