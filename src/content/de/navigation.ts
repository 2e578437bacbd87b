export const navigation = {
  home: 'Start',
  services: 'Leistungen',
  websites: 'Websites',
  about: 'Über uns',
  contact: 'Kontakt',
} as const;
