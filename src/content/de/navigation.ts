export const navigation = {
  home: 'Start',
  services: 'Leistungen',
  websites: 'Websites',
  about: 'Über uns',
  blog: 'Blog',
  consultation: 'Kontakt',
} as const;
