import type { Reason } from '#content/operator-words.ts';
import type { CallState } from '#domain/call-state.ts';
import type { Mailing } from '#server/configuration/receivers.ts';
import type { Claimed } from '#server/queue/claims.ts';
import type { Announcing } from '#server/requests/announcing.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import type { Mail } from './smtp.ts';
import type { StoredMail } from './stored-mail.ts';

/** All that is particular to a kind of mail. The desk has a label for each. */
export type MailKind = {
  /** Who gets it, and so the setting that switches it on. */
  audience: keyof Mailing;
  /** Each request gets one when it is new, or those do that are read here every five minutes. */
  dueFor: 'each new request' | ((requests: Announcing) => Promise<StoredRequest[]>);
  /** Anybody may cause such a mail, so its hourly limits count it. */
  isLimited?: boolean;
  isSwitchedOff?: () => boolean;
  /** Asked when it would be sent. */
  whyNeedless?: (mail: Claimed<StoredMail>, callState: CallState) => Reason | undefined;
  whyWaits?: (callState: CallState) => Reason | undefined;
  /** A restored store cannot know whether it was sent. Then it is not sent again. */
  mayHaveBeenSent?: (callBegins: Date) => boolean;
  write: (request: StoredRequest, now: number) => Omit<Mail, 'id' | 'audience'>;
};
