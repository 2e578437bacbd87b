import type { navigation as english } from '../en/navigation.ts';
import type { Words } from '../translation.ts';

export const navigation: Words<typeof english> = {
  home: 'Start',
  services: 'Leistungen',
  websites: 'Websites',
  about: 'Über uns',
  contact: 'Kontakt',
};
