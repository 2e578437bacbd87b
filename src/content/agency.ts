import { dialled } from '#domain/dialled.ts';

/** A social network; `#features/site-frame/social-links.tsx` draws the icons. */
export type SocialProfile = {
  network: string;
  /** Use 'link' for a network without an icon. */
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

/** Replace all of this with your own agency. Each language's `agency-words.ts` has its tagline. */
export const agency = {
  /** The currency of every price. */
  currency: 'USD',
  name: 'Smart Business',
  email: 'hello@smartbusiness.example',
  phone: '+1 202 555 0142',
  copyrightYear: 2025,
  /** The footer shows them in this order. */
  social: [linkedIn, instagram],
  /** The network that Thank You invites to. */
  followOn: instagram,
} as const;

export const contactLinks = {
  email: `mailto:${agency.email}`,
  phone: `tel:${dialled(agency.phone)}`,
} as const;
