import { agency as yours } from '#agency/agency.ts';
import type { Agency } from '#agency-types.ts';
import { dialableNumber } from '#domain/dialable-number.ts';

export type { SocialProfile } from '#agency-types.ts';

export const agency: Agency = yours;

export const contactLinks = {
  email: `mailto:${agency.email}`,
  phone: `tel:${dialableNumber(agency.phone)}`,
} as const;
