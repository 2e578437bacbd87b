export const agencyWords = {
  tagline: 'Kluge Geschäfte beginnen hier',
  blurb: 'Wir bauen Websites mit KI und die Automatisierung dahinter. So hat Ihr Team wieder Zeit für das, was nur Menschen können.',
} as const;
