import { agency } from '#content/words-kit.ts';
import { figures } from './figures.ts';

export const frameWords = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainLinks: 'Main',
  languages: 'Language',
  quickLinks: 'Quick links',
  contact: 'Contact',
  /** Below the button in the menu of a phone. */
  contactTerms: `Free consultation, reply within ${figures.replyWithin}`,
  startProject: 'Start Your Project',
  copyright: `© ${agency.copyrightYear} ${agency.name}. All rights reserved.`,
  profileOn: (network: string) => `${agency.name} on ${network}`,
} as const;
