import { agency } from '../agency.ts';

export const visitorMail = {
  /** In your own words, such as "Guten Tag," and "Viele Grüße\nAda". Empty texts are left out. */
  greeting: '',
  signature: '',
  received: `Ihre Anfrage an ${agency.name}`,
  /** `{moment}` is such as "Morgen, 13:30". */
  reminder: `{moment} Uhr: Ihr Anruf mit ${agency.name}`,
  /** The agency's number follows. */
  changeCall: 'Zum Verlegen oder Absagen antworten Sie auf diese E-Mail oder rufen Sie an:',
  ifNotYou: 'Wenn Sie das nicht waren, beachten Sie diese Nachricht nicht. Vielleicht hat sich jemand bei der Adresse vertippt.',
} as const;
