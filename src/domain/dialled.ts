/** A phone number as a link has it. A "(0)" is dialled only at home, a "+" everywhere. */
export function dialled(phone: string) {
  return phone.replace(/^(\+.*?)\(0\)/, '$1').replaceAll(/[\s()/.–-]/g, '');
}
