import { agency } from '../agency.ts';
import type { frameWords as english } from '../en/frame-words.ts';
import type { Words } from '../translation.ts';
import { claims } from './claims.ts';

export const frameWords: Words<typeof english> = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  alsoIn: 'Diese Seite auf Deutsch',
  mainLinks: 'Hauptmenü',
  languages: 'Sprache',
  quickLinks: 'Auf einen Blick',
  contact: 'Kontakt',
  contactTerms: `Kostenlose Beratung, Antwort in ${claims.replyWithin}`,
  startProject: 'Projekt anfragen',
  copyright: `© ${agency.copyrightYear} ${agency.name}. Alle Rechte vorbehalten.`,
  profileOn: (network) => `${agency.name} auf ${network}`,
};
