import { agency, hoursInWords, openHoursInWords } from '#content/words-kit.ts';
import { figures } from './figures.ts';
import { locale } from './language.ts';

export const consultationPage = {
  title: 'Kostenlose Beratung',
  description: `Erzählen Sie uns, wie Ihr Unternehmen heute arbeitet, und Sie bekommen eine eigene Strategie für Automatisierung mit KI. Wir antworten in ${figures.replyWithin}.`,
  lead: `Erzählen Sie uns, wie Ihr Unternehmen heute arbeitet. Wir antworten mit einer eigenen Strategie für KI-\u2060Automatisierung: was zuerst, was gar nicht, und was es braucht.`,
  back: 'Zurück',
} as const;

export const formSections = {
  personal: { title: 'Zu Ihnen', hint: 'Damit wir wissen, mit wem wir sprechen.' },
  business: { title: 'Zu Ihrer Firma', hint: 'Eine grobe Vorstellung genügt.' },
  project: { title: 'Zu Ihrem Vorhaben', hint: 'In eigenen Worten. Ein\u00a0paar Sätze genügen.' },
  contact: { title: 'Wie wir Sie erreichen', hint: 'Auf welchem Weg dürfen wir antworten?' },
} as const;

export const formFields = {
  name: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  company: 'Firma',
  website: 'Heutige Website',
  service: 'Gewünschte Leistung',
  budget: 'Budget',
  timeline: 'Zeitrahmen',
  description: 'Ihr Unternehmen und Ihre Ziele',
} as const;

export const formWords = {
  choose: 'Bitte wählen',
  optional: '(freiwillig)',
  chooseService: 'Leistung wählen',
  chooseBudget: 'Rahmen wählen',
  chooseTimeline: 'Zeitrahmen wählen',
  websiteExample: 'https://',
  descriptionExample: 'Was Sie machen, was zu lange dauert, und was von selbst geschehen soll.',
  emailNote: '(für unsere Antwort)',
  meantAddress: 'Meinten Sie {email}?',
  phoneNote: '(nur zu dieser Anfrage)',
  charactersLeft: 'Verbleibende Zeichen: {count}',
  charactersLeftOut: 'Zu lang: Am Ende fehlen {count} Zeichen.',
  leaveEmpty: 'Bitte dieses Feld leer lassen',
} as const;

export const contactMethodWords = {
  email: { label: 'E-Mail', hint: 'Eine Antwort in Ihr Postfach' },
  text: { label: 'SMS', hint: 'Eine Nachricht auf Ihr Handy' },
  phone: { label: 'Anruf', hint: 'Sie wählen die Zeit, wir rufen an' },
} as const satisfies Record<string, { label: string; hint: string }>;

export const callBooking = {
  date: 'Wählen Sie einen Tag',
  time: 'Wählen Sie eine Uhrzeit',
  grayedOut: 'Graue Zeiten sind schon vergeben.',
  booked: 'Vergeben',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  partsOfDay: { morning: 'Vormittag', afternoon: 'Nachmittag', evening: 'Abend', night: 'Nacht' },
  inYourTimeZone: 'Ihre Zeitzone: {zone}.',
  timesAppearHere: 'Wählen Sie einen Tag, dann stehen hier seine freien Zeiten.',
  noneFreeThatDay: 'An diesem Tag ist keine Zeit mehr frei. Bitte wählen Sie einen anderen.',
  nextFreeDay: 'Nächster freier Tag: {day}',
  noneFree: 'Im Moment ist keine Zeit frei. Senden Sie Ihre Anfrage, und wir schlagen eine vor.',
  requestedTime: 'Gewünschte Zeit',
  notSent: 'Noch nicht gebucht: geht mit der Anfrage.',
  taken: '{time} ist nicht mehr frei.',
  loading: 'Der Kalender wird geladen',
} as const;

export const plainControls = {
  hours: hoursInWords(locale, (first, last) => `${first} bis ${last}`),
  openHours: openHoursInWords(locale, (opens, closes) => `${opens} bis ${closes}`),
  preferredDate: 'Gewünschter Tag',
  preferredTime: 'Gewünschte Uhrzeit',
  timesAreOurs: 'Die Zeiten gelten bei uns: {zone}.',
  tellUsWhere: 'Schreiben Sie uns dazu, wo Sie sind.',
  withoutCalendar: 'Wenn Sie einen Anruf möchten, wählen Sie einen Tag innerhalb der nächsten {daysAhead} Tage und eine dieser Uhrzeiten: {hours}. Lassen Sie beides leer, rufen wir an und schlagen eine Zeit vor.',
} as const;

export const submission = {
  submit: 'Beratung anfragen',
  sending: 'Wird gesendet …',
  promise: `Wir antworten in ${figures.replyWithin} mit Ihrer eigenen Strategie`,
  promiseLater: 'Wir antworten bis {moment} mit Ihrer eigenen Strategie',
  privacy: 'Datenschutz',
  chooseTimeFirst: 'Wählen Sie zuerst Tag und Uhrzeit',
  chooseTime: 'Wählen Sie noch eine Uhrzeit',
} as const;

export const nextSteps = {
  title: 'Wie es weitergeht',
  steps: [
    { title: 'Wir lesen Ihre Anfrage', text: 'Ihr Unternehmen, Ihre Ziele, und was Sie dafür im Sinn haben.' },
    { title: 'Wir antworten', text: 'Per E-Mail, SMS oder Telefon, mit Ihrer eigenen Strategie.' },
    { title: 'Sie entscheiden', text: 'Eine Leistung, mehrere oder keine. Die Beratung ist kostenlos.' },
  ],
} as const;

export const thankYou = {
  title: 'Vielen Dank',
  received: 'Ihre Anfrage ist angekommen.',
  promise: `Wir antworten in ${figures.replyWithin}.`,
  promiseToConfirm: `Wir melden uns in ${figures.replyWithin}, um Ihren Anruf zu bestätigen.`,
  promiseLater: 'Wir antworten bis {moment}.',
  promiseToConfirmLater: 'Wir melden uns bis {moment}, um Ihren Anruf zu bestätigen.',
  follow: 'Sehen Sie bis dahin, woran wir gerade bauen.',
  followLink: 'Folgen Sie uns auf',
  home: 'Zurück zur Startseite',
  nothingSent: 'Diese Seite bestätigt eine Anfrage, sobald sie gesendet ist. In diesem Tab wurde noch keine gesendet.',
} as const;

export const sentRequest = {
  replyWithin: `Antwort in ${figures.replyWithin}`,
  whileOpen: 'Während unserer Zeiten: {openHours}.',
  replyBy: 'Antwort bis',
  emailTo: 'Unsere Antwort geht an {email}.',
  textTo: 'Unsere Antwort kommt als SMS an {phone}.',
  phoneTo: 'Wir rufen unter {phone} an und schlagen eine Zeit vor.',
  callTo: 'Wir rufen Sie unter {phone} an.',
  toBeConfirmed: 'Diese Zeit ist vielleicht nicht mehr frei. Wir bestätigen sie oder schlagen eine andere vor.',
  changeCall: 'Zum Verlegen oder Absagen antworten Sie auf unsere Bestätigung oder rufen Sie an:',
  changeHere: 'Anruf verlegen oder absagen',
  changeByLink: 'Anruf verlegen oder absagen: {link}',
  changedSince: 'Sie haben diesen Anruf seither geändert.',
  seeCall: 'Ihren Anruf ansehen',
  addToCalendar: 'In Ihren Kalender',
  eventTitle: `Kostenlose Beratung am Telefon, ${agency.name}`,
} as const;
