import type { MailKind } from './mail-kind.ts';
import { writeOwnerMail } from './owner-mail.tsx';

/** A request in the owner's mailbox, while a webhook is its receiver. */
export const copy = {
  audience: 'copies',
  dueFor: 'each new request',
  write: (request) => writeOwnerMail(request),
} as const satisfies MailKind;
