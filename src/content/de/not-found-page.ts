export const notFoundPage = {
  title: 'Diese Seite gibt es nicht',
  lead: 'Vielleicht steckt ein Tippfehler in der Adresse, oder die Seite ist umgezogen. Alles andere ist an seinem Platz.',
  goHome: 'Zur Startseite',
  seeServices: 'Zu unseren Leistungen',
} as const;
