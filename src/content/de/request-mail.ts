import { agency } from '../agency.ts';
import type { requestMail as english } from '../en/request-mail.ts';
import type { Words } from '../translation.ts';
import { choices } from './choices.ts';
import { contactMethodWords } from './consultation-page.ts';
import { answerLabels } from './unsent-page.ts';

export const requestMail: Words<typeof english> = {
  subject: (service = agency.name) => `Beratung: ${service}`,
  subjectWithCall: (service = agency.name, call) => `Beratung: ${service}, Anruf am ${call}`,
  changed: {
    moved: (call) => `Anruf verlegt auf ${call}`,
    cancelled: (call) => (call ? `Anruf abgesagt: ${call}` : 'Anruf abgesagt'),
  },
  labels: {
    ...answerLabels,
    call: 'Anruf',
    callLink: 'Zum Ändern, für den Kunden',
    changes: 'Ändert die Anfrage',
    timeZone: 'Zeitzone',
    language: 'Sprache',
    leadSource: 'Herkunft',
    submittedAt: 'Gesendet',
    id: 'Anfrage',
  },
  words: {
    ...choices,
    contactMethod: Object.fromEntries(
      Object.entries(contactMethodWords).map(([method, { label }]) => [method, label]),
    ),
  },
  onBothClocks: (ours, theirs) => `${ours}. Für den Kunden: ${theirs}`,
  cancelled: (when) => (when ? `Vom Kunden abgesagt. Es war: ${when}` : 'Vom Kunden abgesagt'),
  needsAgreement:
    'Diese Zeit ist vielleicht vergeben oder wird nicht mehr angeboten: bestätigen Sie sie, oder schlagen Sie eine andere vor.',
  unknownClock: (date, time) => `${date} ${time} (nach der Uhr des Kunden)`,
  event: (name, phone) => `Beratung am Telefon: ${name}, ${phone}`,
};
