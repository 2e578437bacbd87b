import { locale } from './language.ts';

/** Die Worte der Zeichnungen: eine Frage von der ersten Nachricht bis zum Termin, jede mit ihrer Uhrzeit. Ein Beispiel, kein Versprechen. */
export const conversation = {
  question: 'Haben Sie am Dienstag Zeit?',
  answer: 'Dienstag um 14:30 Uhr passt. Gebucht.',
  booked: 'Termin gebucht',
  website: {
    address: 'ihr-betrieb.example',
    menu: ['Termine', 'Preise', 'Über uns'],
    headline: 'Fragen Sie einfach nach',
    note: 'Ein Termin dauert eine halbe Stunde.',
    action: 'Termin buchen',
    when: 'Montag, 18:12 Uhr',
    question: 'Ich würde gern am Dienstag kommen.',
    answer: 'Sehr gern. Passt Ihnen 14:30 Uhr?',
  },
  emails: {
    title: 'Nachfassen',
    byItself: 'Ohne Sie',
    sequence: [
      { subject: 'Bis Dienstag', when: 'Gesendet Montag, 18:13 Uhr' },
      { subject: 'Wie war es am Dienstag?', when: 'Geht am Mittwoch raus' },
      { subject: 'Zeit für den nächsten Termin?', when: 'Geht raus, wenn es so weit ist' },
    ],
  },
  chat: {
    who: 'Ihr Assistent',
    hours: 'Montag, 23:40 Uhr',
    question: 'Wann ist mein Termin?',
    answer: 'Am Dienstag um 14:30 Uhr.',
    furtherQuestion: 'Wo kann ich parken?',
    furtherAnswer: 'Hinter dem Haus, gratis.',
  },
  call: {
    title: 'Montag, 18:13 Uhr',
    caller: 'Anruf',
    question: 'Ist Dienstag um 14:30 Uhr noch frei?',
    assistant: 'Assistent',
    answer: 'Ja. Ich habe Sie eingetragen.',
  },
  texts: {
    booked: { when: 'Montag, 18:13 Uhr', text: 'Gebucht: Dienstag um 14:30\u00a0Uhr. Wir freuen uns.' },
    when: 'Montag, 20:00 Uhr',
    reminder: 'Zur Erinnerung: bis morgen, Dienstag, 14:30\u00a0Uhr. Passt es Ihnen noch?',
    reply: 'Ja, bis morgen.',
    confirmed: 'Bestätigt',
  },
  calendar: { time: '14:30', times: ['10:00', '13:00', '14:30', '16:00'], days: weekdays() },
  day: {
    title: 'Der Weg eines Kunden zu Ihnen',
    before: ['Frage beantwortet', 'Termin gebucht', 'Erinnerung gesendet'],
    yours: 'Den Kunden treffen',
    byYou: 'Sie',
    after: ['Nachricht geschrieben'],
  },
} as const;

/** Montag bis Freitag in der kürzesten Form. */
function weekdays() {
  // The first day of 2024 was a Monday.
  return [1, 2, 3, 4, 5].map((day) =>
    new Date(2024, 0, day).toLocaleDateString(locale, { weekday: 'short' }),
  );
}
