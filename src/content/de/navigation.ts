export const navigation = {
  home: 'Start',
  services: 'Leistungen',
  websites: 'Websites',
  about: 'Über uns',
  consultation: 'Kontakt',
} as const;
