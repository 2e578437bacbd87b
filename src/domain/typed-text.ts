import { z } from 'zod';

/** What can be wrong with an answer; `#content/unsent-page.ts` says it in words. */
export const fieldProblems = ['missing', 'notAnEmail', 'notADate', 'notATime'] as const;

export type FieldProblem = (typeof fieldProblems)[number];

// HTML's own list: a no-break space stays what the visitor typed. The look-behind has each run of spaces read
// once: without it a stranger's 32 KiB of them take the server seconds.
const ASCII_SPACE_AROUND = /^[\t\n\f\r ]+|(?<![\t\n\f\r ])[\t\n\f\r ]+$/g;

/** What holds no text says nothing. NUL and half surrogates, which nobody types, most databases and receivers refuse. */
const said = z
  .string()
  .catch('')
  .transform((text) => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD'));

/** Text as a single-line input gives it: browsers drop line breaks, so they are no reason to refuse. */
export const line = said.transform((text) => text.replace(/[\r\n]/g, ''));

/** Text as a textarea gives it: a line break counts once, however it was sent. */
export const paragraphs = said.transform((text) => text.replace(/\r\n?/g, '\n'));

/** A line without the spaces around it, as e-mail and URL inputs give it. */
export const word = line.transform((text) => text.replace(ASCII_SPACE_AROUND, ''));

export const needed = (text: z.ZodType<string>) =>
  text.refine((given) => given !== '', 'missing' satisfies FieldProblem);

/** An address as HTML defines one, which is what browsers check: zod's own pattern refuses more. */
export function emailAddress(maxLength: number) {
  return needed(word)
    .refine((given) => given.length <= maxLength, notAnEmail)
    .transform(withAsciiDomain)
    .pipe(z.email({ pattern: z.regexes.html5Email, error: notAnEmail }));
}

const notAnEmail: FieldProblem = 'notAnEmail';

/** Chromium hands over `büro.de` as `xn--bro-hoa.de`; other browsers accept it too, but leave it as typed. */
function withAsciiDomain(email: string) {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const isUnicode = /[^\0-\x7f]/.test(domain) && !/[\0-\x20/\\:?#@%]/.test(domain);
  if (!isUnicode || !URL.canParse(`http://${domain}`)) return email;
  return email.slice(0, at) + new URL(`http://${domain}`).hostname;
}
