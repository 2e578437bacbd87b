/** For `tel:` links. A "(0)" after a country's code is dialled only within that country. Letters can be dialled, and `,` and `;` are pauses. All other signs are dropped, also invisible ones of a copied number. */
export function dialled(phone: string) {
  return phone.replace(/((\+|^\P{N}*00).*?)\(0\)/u, '$1').replaceAll(/[^\p{L}\p{N}+*#,;]/gu, '');
}
