import { z } from 'zod';

export const fieldProblems = ['missing', 'notAnEmail', 'notADate', 'notATime'] as const;

export type FieldProblem = (typeof fieldProblems)[number];

// Without the look-behind, 32 KiB of spaces would take the server seconds.
const ASCII_SPACE_AROUND = /^[\t\n\f\r ]+|(?<![\t\n\f\r ])[\t\n\f\r ]+$/g;

/** Most databases and receivers refuse NUL and lone surrogates. */
const safeText = z
  .string()
  .catch('')
  .transform((text) => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD'));

export const line = safeText.transform((text) => text.replace(/[\r\n]/g, ''));

/** A textarea counts a line break as one character, although the form sends two. */
export const paragraphs = safeText.transform((text) => text.replace(/\r\n?/g, '\n'));

export const trimmedLine = line.transform((text) => text.replace(ASCII_SPACE_AROUND, ''));

export const required = (text: z.ZodType<string>) =>
  text.refine((given) => given !== '', 'missing' satisfies FieldProblem);

export function emailAddress(maxLength: number) {
  return required(trimmedLine)
    .refine((given) => given.length <= maxLength, notAnEmail)
    .transform(withAsciiDomain)
    .pipe(z.email({ pattern: z.regexes.html5Email, error: notAnEmail }));
}

const notAnEmail: FieldProblem = 'notAnEmail';

const NOT_ASCII = /[^\0-\x7f]/;
/** With one of these, `URL` would read a part of the domain as a port, path or query. */
const URL_SYNTAX = /[\0-\x20/\\:?#@%]/;

/** Chromium sends `büro.de` as `xn--bro-hoa.de`; other browsers send it as typed. */
export function withAsciiDomain(email: string) {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const isUnicode = NOT_ASCII.test(domain) && !URL_SYNTAX.test(domain);
  if (!isUnicode || !URL.canParse(`http://${domain}`)) return email;
  return email.slice(0, at) + new URL(`http://${domain}`).hostname;
}
