import { z } from 'zod';
import { missingOr, word } from './typed-text.ts';

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
