import fc from 'fast-check';
import { fieldLimits } from '#domain/consultation-fields.ts';
import { typedEmails, typedWebsites } from './typed-addresses.ts';

const EACH = 400;
const SEED = 20_261_120;

/** For each field a few hundred values that nobody types; the same in every run. */
export const hostileValues: { [field: string]: string[]; name?: string[]; description?: string[] } =
  {
    ...Object.fromEntries(Object.entries(fieldLimits).map(([name, limit]) => [name, texts(limit)])),
    website: [
      ...typedWebsites,
      ...texts(fieldLimits.website),
      ...samplesOf(websites(), fieldLimits.website),
    ],
    email: [...typedEmails, ...texts(fieldLimits.email), ...samplesOf(emails(), fieldLimits.email)],
  };

function texts(limit: number) {
  const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 });
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    codeUnits.map((units) => String.fromCharCode(...units)),
    fc.stringMatching(/^[\s\0\x7f"'<>&%+=;\\-]{0,20}$/),
    fc.constantFrom(
      ' ',
      '\n',
      '\r\n',
      '\0',
      '\ud800',
      '\u00a0',
      '\ufeff',
      '\u202e',
      "'; drop table",
    ),
    fc.constantFrom('x', ' ', '\u6f22', '\u00e9', '\u0001').map((one) => one.repeat(limit)),
  );
  return samplesOf(text, limit);
}

/** Right addresses and, by their side, ones that miss by a character. */
function emails() {
  const local = fc.oneof(
    fc.stringMatching(/^[\w.!#$%&'*+/=?^`{|}~-]{1,20}$/),
    fc.stringMatching(/^[\w."(),:;<>@[\] -]{0,20}$/),
  );
  const label = fc.oneof(
    fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/),
    fc.stringMatching(/^[a-zA-Z0-9-]{0,12}$/),
    fc.stringMatching(/^[a-z0-9]{62,64}$/),
    fc.constantFrom('xn--bcher-kva', '_dmarc', '1', '127', 'b\u00fccher', '\u6f22\u5b57'),
  );
  const domain = fc.array(label, { minLength: 1, maxLength: 3 }).map((labels) => labels.join('.'));
  return fc.tuple(local, domain).map(([name, host]) => `${name}@${host}`);
}

function websites() {
  const scheme = fc.constantFrom(
    'http://',
    'https://',
    'https:',
    'javascript:',
    'x-y.z+1:',
    '://',
    '',
  );
  const rest = fc.oneof(fc.webPath(), fc.domain(), fc.string({ unit: 'binary', maxLength: 30 }));
  return fc.tuple(scheme, rest).map((parts) => parts.join(''));
}

function samplesOf(values: fc.Arbitrary<string>, limit: number) {
  return fc.sample(values, { numRuns: EACH, seed: SEED }).map((value) => value.slice(0, limit));
}
