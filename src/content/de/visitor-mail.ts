import { agency } from '../agency.ts';
import type { visitorMail as english } from '../en/visitor-mail.ts';
import type { TranslationOf } from '../languages.ts';

export const visitorMail: TranslationOf<typeof english> = {
  greeting: '',
  signature: '',
  received: `Ihre Anfrage an ${agency.name}`,
  reminder: `{moment} Uhr: Ihr Anruf mit ${agency.name}`,
  changeCall: 'Zum Verlegen oder Absagen antworten Sie auf diese E-Mail oder rufen Sie an:',
  ifNotYou: 'Wenn Sie das nicht waren, beachten Sie diese Nachricht nicht. Vielleicht hat sich jemand bei der Adresse vertippt.',
};
