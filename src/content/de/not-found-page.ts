import type { notFoundPage as english } from '../en/not-found-page.ts';
import type { Words } from '../translation.ts';

export const notFoundPage: Words<typeof english> = {
  title: 'Diese Seite gibt es nicht',
  lead: 'Vielleicht steckt ein Tippfehler in der Adresse, oder die Seite ist umgezogen. Alles andere ist an seinem Platz.',
  goHome: 'Zur Startseite',
  seeServices: 'Zu unseren Leistungen',
};
