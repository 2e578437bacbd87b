export const pages = {
  home: '/',
  services: '/services',
  about: '/about',
  consultation: '/consultation',
} as const;

export type Page = (typeof pages)[keyof typeof pages];

/** The form with this service preselected. */
export const consultationAbout = ({ id }: { id: string }) => `${pages.consultation}?service=${id}`;

/** The button in the header. On phones it stands beside the menu. */
export const contactLink = { label: 'Contact', href: pages.consultation } as const;

export const headerLinks = [
  { label: 'Home', href: pages.home },
  { label: 'Services', href: pages.services },
  { label: 'Website Building', href: '/#services' },
  { label: 'About Us', href: pages.about },
  contactLink,
] as const;

export const quickLinks = [
  { label: 'Home', href: pages.home },
  { label: 'Services', href: pages.services },
  { label: 'About Us', href: pages.about },
] as const;
