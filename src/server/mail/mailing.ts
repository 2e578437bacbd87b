import type { MailReceiver } from '#server/delivery/mail.ts';

/** To whom the site sends mails of its own accord. */
export type Mailing = {
  visitors?: MailReceiver | undefined;
  /** The owner's mailbox beside a webhook. */
  copies?: MailReceiver | undefined;
};

export const isOn = ({ visitors, copies }: Mailing) => Boolean(visitors || copies);
