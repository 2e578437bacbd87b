import { agency } from '../agency.ts';

/** The words of mails to visitors. They hold no word of the visitor: a stranger may have typed the address. */
export const visitorMail = {
  /** In your own words, such as "Hello," and "Kind regards\nAda". Empty texts are left out. */
  greeting: '',
  signature: '',
  subject: {
    received: `Your request to ${agency.name}`,
    reminder: 'Your call is soon',
  },
  reminder: 'A reminder of your call with us.',
  ifNotYou: 'If this was not you, ignore this mail. Somebody may have typed your address by mistake.',
} as const;
