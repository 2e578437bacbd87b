import { agency } from '#content/words-kit.ts';
import { figures } from './figures.ts';

export const frameWords = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  mainLinks: 'Hauptmenü',
  languages: 'Sprache',
  quickLinks: 'Auf einen Blick',
  contact: 'Kontakt',
  contactTerms: `Kostenlose Beratung, Antwort in ${figures.replyWithin}`,
  startProject: 'Projekt anfragen',
  copyright: `© ${agency.copyrightYear} ${agency.name}. Alle Rechte vorbehalten.`,
  profileOn: (network: string) => `${agency.name} auf ${network}`,
} as const;
