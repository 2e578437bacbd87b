import { agency } from '../agency.ts';
import type { visitorMail as english } from '../en/visitor-mail.ts';
import type { TranslationOf } from '../languages.ts';

export const visitorMail: TranslationOf<typeof english> = {
  greeting: '',
  signature: '',
  subject: {
    received: `Ihre Anfrage an ${agency.name}`,
    reminder: 'Ihr Anruf steht bevor',
  },
  reminder: 'Wir erinnern Sie an Ihren Anruf mit uns.',
  ifNotYou: 'Wenn Sie das nicht waren, beachten Sie diese Nachricht nicht. Vielleicht hat sich jemand bei der Adresse vertippt.',
};
