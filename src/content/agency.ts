import { dialled } from '#domain/dialled.ts';

export type SocialProfile = {
  network: string;
  /** `#features/site-frame/social-links.tsx` draws them; 'link' suits any network. */
  icon: 'in' | 'camera' | 'play' | 'x' | 'f' | 'link';
  href: string;
};

const linkedIn = {
  network: 'LinkedIn',
  icon: 'in',
  href: 'https://www.linkedin.com/company/smart-business',
} as const satisfies SocialProfile;

const instagram = {
  network: 'Instagram',
  icon: 'camera',
  href: 'https://www.instagram.com/smart.business/',
} as const satisfies SocialProfile;

export const agency = {
  currency: 'USD',
  name: 'Smart Business',
  email: 'hello@smartbusiness.example',
  phone: '+1 202 555 0142',
  copyrightYear: 2025,
  social: [linkedIn, instagram],
  followOn: instagram,
} as const;

export const contactLinks = {
  email: `mailto:${agency.email}`,
  phone: `tel:${dialled(agency.phone)}`,
} as const;
