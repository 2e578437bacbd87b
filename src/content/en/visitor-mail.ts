import { agency } from '#content/words-kit.ts';

/**
 * The words of mails to visitors. They hold no word of the visitor: a stranger may have typed the
 * address.
 */
export const visitorMail = {
  /** In your own words, such as "Hello," and "Kind regards\nAda". Empty texts are left out. */
  greeting: '',
  signature: '',
  /**
   * The subject of the mail about a new request, so it must stay. The day and time of its call
   * follow.
   */
  received: `Your request to ${agency.name}`,
  /**
   * The first sentence of a reminder, and its subject, where the date follows. `{moment}` is such
   * as "Tomorrow, 1:30 PM".
   */
  reminder: `{moment}: your call with ${agency.name}`,
  weCall: 'We call the number that you gave us.',
  /** The agency's number follows. */
  changeCall: 'To change or cancel the call, reply to this mail or call',
  ifNotYou: 'If this was not you, ignore this mail. Somebody may have typed your address by mistake.',
} as const;
