import { isOneSlip } from '#domain/is-one-slip.ts';
import { findBlank, findPart } from '../page-parts.ts';

const PROVIDERS =
  'gmail.com googlemail.com hotmail.com outlook.com yahoo.com icloud.com ' +
  'proton.me protonmail.com comcast.net verizon.net t-online.de orange.fr';
/** Other providers, one slip away from those above. Their addresses get no hint. */
const NEIGHBOURS = 'mail.com email.com ymail.com cloud.com';

/** Without a click the address is sent as the visitor typed it. */
export function suggestEmail(form: HTMLFormElement) {
  const button = findPart('meant-email', form);
  const blank = findBlank('email', button);
  const input = form.elements.namedItem('email');
  if (!(input instanceof HTMLInputElement)) return;

  input.addEventListener('focusout', () => {
    const email = meantEmail(input.value);
    button.hidden = !email;
    // A long name is shortened, so that a narrow phone shows the domain.
    const text = email.replace(/^(.{8}).{3,}@/, '$1…@');
    // A screen reader announces each assignment, even of the same text.
    if (email && blank.textContent !== text) blank.textContent = text;
  });
  button.addEventListener('click', () => {
    input.value = meantEmail(input.value) || input.value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    button.hidden = true;
  });
}

/** Returns an empty string if no correction is known. */
export function meantEmail(typed: string) {
  const [, name, given = ''] = /^([^\s@]+)@([^\s@]+\.[^\s@]+)$/.exec(typed) ?? [];
  const domain = given.toLowerCase();
  const corrected = domain
    .replace(/\.(con|cmo|ocm|vom|comm)$/, '.com')
    .replace(/\.ner$/, '.net')
    .replace(/\.ogr$/, '.org');
  const isReal = `${PROVIDERS} ${NEIGHBOURS}`.split(' ').includes(corrected);
  const isMeant = (provider: string) => !isReal && isOneSlip(corrected, provider);
  const meant = PROVIDERS.split(' ').find(isMeant) ?? corrected;
  return meant === domain ? '' : `${name}@${meant}`;
}
