import type { agencyWords as english } from '../en/agency-words.ts';
import type { Words } from '../translation.ts';

export const agencyWords: Words<typeof english> = {
  tagline: 'Hier beginnt kluges Geschäft',
  blurb:
    'Wir bauen Websites mit KI und die Automatisierung dahinter. So hat Ihr Team wieder Zeit für das, was nur Menschen können.',
};
