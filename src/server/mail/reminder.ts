import { fillBlanks } from '#content/fill-blanks.ts';
import { callHours } from '#domain/call-hours.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { soonInWords } from '#domain/moment-in-words.ts';
import { whyTooLateForCall } from './mail-due.ts';
import type { MailKind } from './mail-kind.ts';
import { type Letter, writeVisitorMail } from './visitor-mail.tsx';

/** A mail in the last hour before a call would not be read in time. */
const REMINDS_UNTIL_MS = HOUR_MS;

const aheadMs = () => Math.round((callHours.reminderHours ?? 0) * HOUR_MS);

export const reminder = {
  audience: 'visitors',
  dueFor: (requests) => requests.callsThatBeginWithin(aheadMs()),
  isSwitchedOff: () => !callHours.reminderHours,
  whyNeedless: ({ now }, callState) =>
    whyTooLateForCall(callState) ??
    (Number(callState.begins ?? 0) - now <= REMINDS_UNTIL_MS
      ? 'it is too late to remind'
      : undefined),
  // The event of a call may come back into its calendar.
  whyWaits: ({ is }) => (is === 'agreed' ? undefined : 'the call is not agreed at the moment'),
  mayHaveBeenSent: (callBegins) => +callBegins < Date.now() + aheadMs(),
  write: (request, now) => writeVisitorMail(letter, request, now),
} as const satisfies MailKind;

const letter: Letter = {
  isAboutChange: false,
  titleOf({ callState: { begins }, now, words: { locale, visitorMail }, zone }) {
    const moment = begins ? soonInWords(begins, now, zone, locale) : '';
    return fillBlanks(visitorMail.reminder, { moment });
  },
  // The title says "Tomorrow", which is wrong if the mail is read later, so the date follows.
  subjectOf: (title, when) => `${title} (${when.day})`,
};
