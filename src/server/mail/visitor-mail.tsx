import { callSentences } from '#content/call-sentences.ts';
import { visitorsLanguage } from '#content/languages.ts';
import { promiseInWords } from '#content/reply-promise.ts';
import { visitorsEntry } from '#content/visitors-entry.ts';
import { type SiteWords, wordsIn } from '#content/words.ts';
import { type CallState, callStateOf, isAtAnotherTime, timeStatus } from '#domain/call-state.ts';
import { dayAndTime, momentInShort } from '#domain/moment-in-words.ts';
import { withColon } from '#domain/text-lines.ts';
import { agencyZone, knownZone } from '#domain/zones.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { callInText, listed, MailCallTicket } from './mail-call-ticket.tsx';
import { lookOf } from './mail-looks.ts';
import { MailPage } from './mail-page.tsx';
import { Paragraph } from './paragraph.tsx';
import { Reply, replyInText, replyStillPromised, replyWords } from './reply.tsx';
import type { Mail } from './smtp.ts';

/** What is particular to a kind of mail to visitors. */
export type Letter = {
  /** It tells what was done, by whom, and brings the entry for the visitor's calendar. */
  isAboutChange: boolean;
  /** The first sentence, and the subject, where day and time of the call follow. */
  titleOf: (input: VisitorMailInput) => string;
  subjectOf?: (title: string, when: { day: string }) => string;
};

type VisitorMailInput = {
  letter: Letter;
  request: StoredRequest;
  callState: CallState;
  words: SiteWords;
  zone: string;
  now: number;
};

/** Quotes nothing that was typed into the form, because the address may be a stranger's. */
export function writeVisitorMail(
  letter: Letter,
  request: StoredRequest,
  now: number,
): Omit<Mail, 'id' | 'audience'> {
  const words = wordsIn(visitorsLanguage(request.language));
  const zone = knownZone(request.timeZone) ?? agencyZone();
  const callState = callStateOf(request, now);
  const input = { letter, request, callState, words, zone, now };
  const { agency, languageAttributes, visitorMail } = words;
  const subject = subjectOf(input);
  const lead = leadOf(input);
  const foot = footOf(input);
  const reply =
    lookOf(callState) === 'awaitsReply' &&
    replyWords(words, zone, replyStillPromised(request, now));
  const call = callWords(input);
  const paragraphs = reply ? [lead, ...replyInText(reply)] : callInText(lead, call);
  return {
    subject,
    text: `${[...paragraphs, visitorMail.signature, ...foot].filter(Boolean).join('\n\n')}\n`,
    page: (
      <MailPage {...languageAttributes} {...{ subject, lead, foot }} sender={agency.name}>
        {reply ? <Reply {...reply} /> : <MailCallTicket {...call} />}
        {visitorMail.signature && (
          <Paragraph style={{ whiteSpace: 'pre-line' }}>{visitorMail.signature}</Paragraph>
        )}
      </MailPage>
    ),
    replyTo: agency.email,
    calendarEntry: entryOf(input),
  };
}

function whenOf({ request, callState, zone, words }: VisitorMailInput) {
  return dayAndTime(request.formValues, callState.begins, zone, words.locale);
}

const isAbout = ({ letter, callState }: VisitorMailInput, change: CallState['change']) =>
  letter.isAboutChange && callState.change === change;

function subjectOf(input: VisitorMailInput) {
  const title = input.letter.titleOf(input);
  const when = whenOf(input);
  if (!when) return title;
  return input.letter.subjectOf?.(title, when) ?? `${title}: ${listed(when)}`;
}

function leadOf(input: VisitorMailInput) {
  const { callState, now, request, words, zone } = input;
  const { thankYou, visitorMail } = words;
  const promise = () => promiseInWords(words, replyStillPromised(request, now), zone, true);
  const received =
    callState.is === 'requested' ? `${thankYou.received} ${promise()}` : thankYou.received;
  const firstSentence = isAbout(input, 'new') ? received : `${input.letter.titleOf(input)}.`;
  return `${visitorMail.greeting}\n\n${firstSentence}`.trim();
}

const isOurChange = ({ letter, callState }: VisitorMailInput) =>
  letter.isAboutChange && callState.isByAgency;

function callWords(input: VisitorMailInput) {
  const { request, callState, words, zone } = input;
  const { agency, callPage, locale, sentRequest, visitorMail } = words;
  const { timeBefore } = callState;
  const { link } = request;
  const { label, note } = labelAndNote(input);
  const look = lookOf(callState);
  const isToCome = look !== 'cancelled';
  return {
    look,
    when: whenOf(input),
    label,
    before:
      timeBefore && isAbout(input, 'moved')
        ? { label: callPage.wasAt, moment: momentInShort(timeBefore, zone, locale) }
        : undefined,
    notes: [
      isOurChange(input) && callPage.byUs,
      note,
      isToCome && !link && `${visitorMail.changeCall} ${agency.phone}.`,
    ].filter((note) => typeof note === 'string'),
    link: link
      ? { text: isToCome ? sentRequest.changeHere : callPage.bookAgain, href: link }
      : undefined,
  };
}

function labelAndNote({ words, callState }: VisitorMailInput) {
  const { callPage, visitorMail } = words;
  const { label, note } = callSentences(words, callState);
  const ofMail: Partial<Record<CallState['is'], string>> = {
    agreed: visitorMail.weCall,
    cancelled: callPage.cancelled.text,
  };
  return { label: label && withColon(label), note: ofMail[callState.is] ?? note };
}

function footOf(input: VisitorMailInput) {
  const { agency, visitorMail } = input.words;
  const sender = `${agency.name}, ${agency.phone}`;
  return isOurChange(input) ? [sender] : [sender, visitorMail.ifNotYou];
}

/**
 * The entry has METHOD:PUBLISH, because mail programs enter a REQUEST by themselves, and the
 * address may be a stranger's.
 */
function entryOf({ letter, request, callState, words }: VisitorMailInput) {
  const { begins: start, is, change } = callState;
  // After a change the visitor may have the entry of an earlier time, so a new one replaces it.
  const isNeedless = !letter.isAboutChange || (is === 'requested' && change === 'new');
  if (!start || isNeedless || isAtAnotherTime(callState)) return undefined;
  return visitorsEntry(words, request, {
    start,
    status: timeStatus(callState),
    link: request.link,
  });
}
