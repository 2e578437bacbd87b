import { agency } from './agency.ts';

/** Where a click on the agency's address and number leads. */
export const contactLinks = {
  email: `mailto:${agency.email}`,
  phone: `tel:${dialled(agency.phone)}`,
} as const;

/** A phone number as a link has it. A "(0)" is dialled only at home, a "+" everywhere. */
export function dialled(phone: string) {
  return phone.replace(/^(\+.*?)\(0\)/, '$1').replaceAll(/[\s()/.–-]/g, '');
}
