import { dialled } from '#domain/dialled.ts';

/** Somewhere else that the agency can be followed; the icons are drawn in `#features/site-frame/social-links.tsx`. */
export type SocialProfile = {
  network: string;
  /** That of a network which is not drawn is 'link'. */
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

/** Who the agency is: replace all of it with your own. */
export const agency = {
  /** The language of every word in this folder; direction, dates, times, numbers and the first day of a week follow. */
  locale: 'en-US',
  /** Of every price. */
  currency: 'USD',
  name: 'Smart Business',
  tagline: 'Smart Business Starts Here',
  blurb:
    'We build AI-powered websites and the automation behind them, so your team can get back to the work only people can do.',
  email: 'hello@smartbusiness.example',
  phone: '+1 202 555 0142',
  copyrightYear: 2025,
  /** In the footer, in this order: any number of them. */
  social: [linkedIn, instagram],
  /** The one that Thank You invites to. */
  followOn: instagram,
} as const;

export const contactLinks = {
  email: `mailto:${agency.email}`,
  phone: `tel:${dialled(agency.phone)}`,
} as const;
