import { isOverDailyLimit, whyTooLateForCall } from './mail-due.ts';
import type { MailKind } from './mail-kind.ts';
import { type Letter, writeVisitorMail } from './visitor-mail.tsx';

/** Says what the visitor, or the agency, has done: asked, moved the call or cancelled it. */
export const confirmation = {
  audience: 'visitors',
  dueFor: 'each new request',
  isLimited: true,
  whyNeedless: (mail, callState) =>
    whyTooLateForCall(callState) ??
    // After a change, the visitor's mailbox and calendar may show the call as it was.
    (callState.change === 'new' && isOverDailyLimit(mail) ? 'more than three a day' : undefined),
  write: (request, now) => writeVisitorMail(letter, request, now),
} as const satisfies MailKind;

const letter: Letter = {
  isAboutChange: true,
  titleOf: ({ callState, words: { callPage, visitorMail } }) =>
    ({ new: visitorMail.received, moved: callPage.moved, cancelled: callPage.cancelled.title })[
      callState.change
    ],
};
