import { daysOfWeek, type OnEachDay } from '#content/words-kit.ts';
import { locale } from './language.ts';

const days = ['Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'] as const;

const onEach = (sentence: (day: string) => string): OnEachDay => {
  const [first, second, third, fourth] = days;
  return [sentence(first), sentence(second), sentence(third), sentence(fourth)];
};

const always = (sentence: string): OnEachDay => [sentence];

export const conversation = {
  question: onEach((day) => `Zeit am ${day}?`),
  wish: {
    asked: onEach((day) => `Ihr Wunsch: ${day}`),
    notBooked: 'Noch nicht gebucht',
  },
  answer: onEach((day) => `${day} um 14:30 Uhr passt. Gebucht.`),
  askForRealCall: onEach((day) => `Echtes Gespräch am ${day} anfragen`),
  booked: onEach((day) => `${day}, 14:30\u00a0Uhr`),
  website: {
    when: 'Sonntag, 18:12 Uhr',
    address: 'ihr-betrieb.example',
    menu: ['Termine', 'Preise', 'Über uns'],
    headline: 'Fragen Sie einfach nach',
    note: 'Ein Termin dauert eine halbe Stunde.',
    action: 'Termin buchen',
    question: onEach((day) => `Geht es am ${day}?`),
    answer: 'Sehr gern. Passt Ihnen 14:30 Uhr?',
  },
  emails: {
    title: 'Nachfassen',
    withoutYou: 'Ohne Sie',
    sequence: [
      { subject: onEach((day) => `Bis ${day}`), when: 'Sofort gesendet' },
      { subject: always('Wie war Ihr Termin?'), when: 'Einen Tag später' },
      { subject: always('Wieder ein Termin?'), when: 'Wenn es so weit ist' },
    ],
  },
  chat: {
    assistant: 'Ihr Assistent',
    when: 'Sonntag, 23:40 Uhr',
    question: 'Wann ist mein Termin?',
    answer: onEach((day) => `${day}, 14:30\u00a0Uhr.`),
    furtherQuestion: 'Wo kann ich parken?',
    furtherAnswer: 'Hinter dem Haus, gratis.',
  },
  call: {
    when: 'Montag, 8:05 Uhr',
    caller: 'Anruf',
    question: onEach((day) => `Bleibt es bei ${day}?`),
    assistant: 'Assistent',
    answer: 'Ja, um 14:30 Uhr.',
  },
  texts: {
    booked: { when: 'Sonntag, 18:13 Uhr', text: onEach((day) => `Gebucht: ${day} um 14:30\u00a0Uhr. Wir freuen uns.`) },
    when: onEach((day) => `${day}, 8:00 Uhr`),
    reminder: always('Zur Erinnerung: bis heute um 14:30\u00a0Uhr. Passt es Ihnen noch?'),
    reply: 'Ja, bis nachher.',
    confirmed: 'Bestätigt',
  },
  calendar: { time: '14:30', days: daysOfWeek(locale, 'short').slice(1) }, // Monday to Saturday.
  customersWay: {
    title: 'Der Weg eines Kunden zu Ihnen',
    automatedSteps: ['Frage beantwortet', 'Termin gebucht', 'Erinnerung gesendet'],
    yourStep: 'Den Kunden treffen',
    byYou: 'Sie',
    automatedAfterwards: ['Nachricht geschrieben'],
  },
} as const;
