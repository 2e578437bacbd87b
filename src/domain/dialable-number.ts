/** The form's limit is 40. Without a limit, 50 KB of spaces would take the server seconds. */
const LONGEST = 100;
const EXTENSION = /\s*(ext(ension)?\.?|x|#)\s*(?=\d{1,6}$)/i;

/**
 * A "(0)" after a country's code is dialled only within that country. Letters can be dialled, and a
 * comma is a pause.
 */
export function dialableNumber(phone: string) {
  return phone
    .slice(0, LONGEST)
    .replace(EXTENSION, ',')
    .replace(/((\+|^\P{N}*00).*?)\(0\)/u, '$1')
    .replaceAll(/[^\p{L}\p{N}+*#,;]/gu, '')
    .replaceAll('#', '%23');
}
