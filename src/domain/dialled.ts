/** For `tel:` links. A "(0)" after the code of a country is dialled only within it. A copied number may contain invisible signs. */
export function dialled(phone: string) {
  return phone.replace(/((\+|^\P{N}*00).*?)\(0\)/u, '$1').replaceAll(/[^\p{L}\p{N}+*#,;]/gu, '');
}
