import { agency } from '../agency.ts';

export const frameWords = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  alsoIn: 'Diese Seite auf Deutsch',
  mainLinks: 'Hauptmenü',
  quickLinks: 'Auf einen Blick',
  contact: 'Kontakt',
  startProject: 'Projekt anfragen',
  copyright: `© ${agency.copyrightYear} ${agency.name}. Alle Rechte vorbehalten.`,
  profileOn: (network: string) => `${agency.name} auf ${network}`,
} as const;
