import { agency as yours } from '#agency/agency.ts';
import type { Agency } from '#agency-types.ts';
import { dialled } from '#domain/dialled.ts';

export type { SocialProfile } from '#agency-types.ts';

export const agency: Agency = yours;

export const contactLinks = {
  email: `mailto:${agency.email}`,
  phone: `tel:${dialled(agency.phone)}`,
} as const;
