import { agency } from '../agency.ts';

export const frameWords = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainLinks: 'Main',
  quickLinks: 'Quick links',
  contact: 'Contact',
  startProject: 'Start Your Project',
  copyright: `© ${agency.copyrightYear} ${agency.name}. All rights reserved.`,
  profileOn: (network: string) => `${agency.name} on ${network}`,
} as const;
