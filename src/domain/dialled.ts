/** For `tel:` links. The "(0)" in a number is dialled only within its country. */
export function dialled(phone: string) {
  return phone.replace(/^(\+.*?)\(0\)/, '$1').replaceAll(/[\s()/.–-]/g, '');
}
