import { agency } from '../agency.ts';

export const visitorMail = {
  greeting: '',
  signature: '',
  received: `Ihre Anfrage an ${agency.name}`,
  reminder: `{moment} Uhr: Ihr Anruf mit ${agency.name}`,
  changeCall: 'Zum Verlegen oder Absagen antworten Sie auf diese E-Mail oder rufen Sie an:',
  ifNotYou: 'Wenn Sie das nicht waren, beachten Sie diese Nachricht nicht. Vielleicht hat sich jemand bei der Adresse vertippt.',
} as const;
