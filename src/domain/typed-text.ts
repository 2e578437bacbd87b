import { z } from 'zod';

/** What can be wrong with an answer; `#content/unsent-page.ts` says it in words. */
export const fieldProblems = [
  'missing',
  'tooLong',
  'notAnEmail',
  'notOffered',
  'dayNotOffered',
  'booked',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

// HTML's own list: a no-break space stays what the visitor typed. The look-behind has each run of spaces read
// once: without it a stranger's 32 KiB of them take the server seconds.
const ASCII_SPACE_AROUND = /^[\t\n\f\r ]+|(?<![\t\n\f\r ])[\t\n\f\r ]+$/g;

/** Text as a single-line input gives it: browsers drop line breaks, so they are no reason to refuse. */
export function line(maxLength: number) {
  return storable((text) => text.replace(/[\r\n]/g, ''), maxLength);
}

/** Text as a textarea gives it: a line break counts once, however it was sent. */
export function paragraphs(maxLength: number) {
  return storable((text) => text.replace(/\r\n?/g, '\n'), maxLength);
}

/** A line without the spaces around it, as e-mail and URL inputs give it. */
export function word(maxLength: number) {
  return storable((text) => text.replace(/[\r\n]/g, '').replace(ASCII_SPACE_AROUND, ''), maxLength);
}

/** An address as HTML defines one, which is what browsers check: zod's own pattern refuses more. */
export function emailAddress(maxLength: number) {
  return word(maxLength)
    .transform(withAsciiDomain)
    .pipe(z.email({ pattern: z.regexes.html5Email, error: missingOr('notAnEmail') }));
}

/** Chromium hands over `büro.de` as `xn--bro-hoa.de`; other browsers accept it too, but leave it as typed. */
function withAsciiDomain(email: string) {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const isUnicode = /[^\0-\x7f]/.test(domain) && !/[\0-\x20/\\:?#@%]/.test(domain);
  if (!isUnicode || !URL.canParse(`http://${domain}`)) return email;
  return email.slice(0, at) + new URL(`http://${domain}`).hostname;
}

/** What to say about a value: that there is none, or else what is wrong with it. */
export function missingOr(problem: FieldProblem) {
  return ({ input }: { input?: unknown }): FieldProblem => (input ? problem : 'missing');
}

function storable(tidy: (text: string) => string, maxLength: number) {
  return z
    .string({ error: 'missing' satisfies FieldProblem })
    .transform((text) => tidy(replaceUnstorable(text)))
    .refine(fits, 'tooLong' satisfies FieldProblem);

  /** In the units of `maxlength`; zod's own `max` counts an emoji once, browsers count it twice. */
  function fits(text: string) {
    return text.length <= maxLength;
  }
}

/** NUL and half surrogates are refused by PostgreSQL and by most receivers; nobody types them. */
function replaceUnstorable(text: string) {
  return text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
}
