import { agency } from '#content/words-kit.ts';

export const requestWords = {
  subject: (service: string = agency.name) => `Beratung: ${service}`,
  subjectWithCall: (service: string = agency.name, call: string) => `Beratung: ${service}, Anruf am ${call}`,
  subjectOfChange: {
    moved: (call: string) => `Anruf verlegt auf ${call}`,
    movedByAgency: (call: string) => `Anruf von Ihnen verlegt auf ${call}`,
    cancelled: (call?: string) => (call ? `Anruf abgesagt: ${call}` : 'Anruf abgesagt'),
    cancelledByAgency: (call?: string) => (call ? `Anruf von Ihnen abgesagt: ${call}` : 'Anruf von Ihnen abgesagt'),
  },
  labels: {
    call: 'Anruf',
    callLink: 'Anruf verlegen oder absagen',
    deskLink: 'In der Übersicht öffnen',
    changedRequest: 'Ändert',
    timeZone: 'Zeitzone',
    language: 'Sprache',
    leadSource: 'Herkunft',
    submittedAt: 'Gesendet',
    replyBy: 'Antwort versprochen bis',
    id: 'Anfrage',
  },
  answerBy: { email: 'Schreiben an', text: 'SMS an', phone: 'Anrufen:' },
  onTheirClock: (time: string) => `Für den Kunden: ${time}`,
  cancelled: (when?: string) => (when ? `Vom Kunden abgesagt.\nEs war: ${when}` : 'Vom Kunden abgesagt'),
  cancelledByAgency: (when?: string) => (when ? `Von Ihnen abgesagt.\nEs war: ${when}` : 'Von Ihnen abgesagt'),
  notAgreed: {
    requested: 'Diese Zeit ist vielleicht vergeben oder wird nicht mehr angeboten: bestätigen Sie sie, oder schlagen Sie eine andere vor.',
    over: 'Diese Zeit ist verstrichen: Wenn Sie nicht angerufen haben, schlagen Sie eine andere vor.',
    freed: 'Sie haben diese Zeit freigegeben: Es gilt die am Telefon vereinbarte.',
    changedLater: 'Der Anruf wurde später geändert.',
  },
  unknownClock: (date: string, time: string) => `${date} ${time} (nach der Uhr des Kunden)`,
  states: {
    pending: 'Wartet',
    late: 'Verspätet',
    delivered: 'Zugestellt',
    held: 'Angehalten',
    parked: 'Abgelehnt',
    erased: 'Gelöscht',
  },
  eventTitle: (name: string, phone: string) => `Beratung am Telefon: ${name}, ${phone}`,
} as const;
