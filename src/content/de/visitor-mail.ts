import { agency } from '#content/words-kit.ts';

export const visitorMail = {
  /** In your own words, such as "Guten Tag," and "Viele Grüße\nAda". Empty texts are left out. */
  greeting: '',
  signature: '',
  received: `Ihre Anfrage an ${agency.name}`,
  /**
   * The first sentence of a reminder, and its subject, where the date follows. `{moment}` is such
   * as "Morgen, 13:30".
   */
  reminder: `{moment} Uhr: Ihr Anruf mit ${agency.name}`,
  weCall: 'Wir rufen die Nummer an, die Sie uns genannt haben.',
  changeCall: 'Zum Verlegen oder Absagen antworten Sie auf diese E-Mail oder rufen Sie an:',
  ifNotYou: 'Wenn Sie das nicht waren, beachten Sie diese Nachricht nicht. Vielleicht hat sich jemand bei der Adresse vertippt.',
} as const;
