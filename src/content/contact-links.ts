import { dialled } from '#domain/dialled.ts';
import { agency } from './agency.ts';

/** Where a click on the agency's address and number leads. */
export const contactLinks = {
  email: `mailto:${agency.email}`,
  phone: `tel:${dialled(agency.phone)}`,
} as const;
