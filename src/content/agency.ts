import { dialled } from '#domain/dialled.ts';

export type SocialProfile = {
  network: string;
  /** ui/network-icons.ts draws these icons. 'link' suits any network. */
  icon: 'in' | 'camera' | 'play' | 'x' | 'f' | 'link';
  href: `https://${string}`;
  /** Thank You invites visitors to follow the agency there. */
  linkedOnThankYou?: true;
};

const social: readonly SocialProfile[] = [
  { network: 'LinkedIn', icon: 'in', href: 'https://www.linkedin.com/company/smart-business' },
  { network: 'Instagram', icon: 'camera', href: 'https://www.instagram.com/smart.business/', linkedOnThankYou: true },
];

export const agency = {
  currency: 'USD',
  name: 'Smart Business',
  email: 'hello@smartbusiness.example',
  phone: '+1 202 555 0142',
  /** The year in the footer. For the year of the build: new Date().getFullYear() */
  copyrightYear: 2025,
  social,
} as const;

export const contactLinks = {
  email: `mailto:${agency.email}`,
  phone: `tel:${dialled(agency.phone)}`,
} as const;
