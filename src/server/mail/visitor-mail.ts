import { filled } from '#content/filled.ts';
import { visitorsLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { startOfCall } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { inOurSpaces, momentInFull, ownZone, zoneInWords } from '#domain/moment-in-words.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { mailPage } from './mail-page.ts';
import type { Mail } from './smtp.ts';

type Kind = 'confirmation' | 'reminder';

/** Words for a visitor. Apart from the chosen time, none of it comes from the request. */
export function visitorMail(kind: Kind, request: StoredRequest): Mail {
  const { id, firstId, link, callStatus, isCancelled, change, needsAgreement } = request;
  const site = wordsIn(visitorsLanguage(request.language));
  const { agency, callPage, locale, sentRequest, thankYou, visitorMail: words } = site;
  const { contactMethod, callDate, callTime } = request.answers;
  const start = startOfCall(request, request.answers);
  const call = chosenCall();
  const event = kind === 'reminder' ? kind : (callStatus ?? 'received');
  const subject = { ...words.subject, cancelled: callPage.cancelled.title }[event];
  const toChange = link
    ? filled(sentRequest.linkTo, { link })
    : kind === 'reminder'
      ? words.changeByLink
      : `${sentRequest.changeCall} ${agency.phone}.`;
  const { lead, notes } = whatIsNew();
  const isAboutCall = call !== undefined && !isCancelled;
  const foot = [`${agency.name}, ${agency.phone}`, words.ifNotYou];
  const when = isAboutCall ? [`${callPage.when} ${call}.`] : [];
  const { greeting, signature } = words;
  const news = [lead, ...when, ...notes, ...(isAboutCall ? [toChange] : [])];
  const paragraphs = [greeting, ...news, signature, ...foot].filter((words) => words !== '');

  return {
    id,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailPage({
      ...site.languageAttributes,
      subject,
      sender: agency.name,
      signature,
      lead: `${greeting}\n\n${lead} ${isAboutCall ? callPage.when : ''}`.trim(),
      notes: shownNotes(),
      button: button(),
      foot,
      ...dayAndTime(),
    }),
    replyTo: agency.email,
    isToVisitor: true,
    calendarEntry: kind === 'reminder' ? undefined : entry(),
  };

  function whatIsNew() {
    const isAsked = isCallToAgree();
    const promise = contactMethod === 'phone' ? thankYou.callPromise : thankYou.promise;
    // Nothing is to be confirmed about an agreed call.
    const received = start && !isAsked ? thankYou.received : `${thankYou.received} ${promise}`;
    const lead = {
      received,
      moved: callPage.moved,
      cancelled: `${subject}.`,
      reminder: words.reminder,
    }[event];
    const wasAt = call ? [filled(words.wasAt, { moment: call })] : [];
    const isByUs = request.byAgency === 'changed' && kind === 'confirmation';
    const byUs = isByUs ? [callPage.byUs] : [];
    if (isCancelled) return { lead, notes: [...wasAt, ...byUs, callPage.cancelled.text] };
    return { lead, notes: isAsked ? [...byUs, sentRequest.toBeConfirmed] : byUs };
  }

  function isCallToAgree() {
    return call !== undefined && !isCancelled && needsAgreement;
  }

  function chosenCall() {
    if (start) return momentInFull(start, request.timeZone ?? ownZone(), locale);
    if (!callDate || !callTime) return undefined;
    const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
    return new Date(`${callDate}T${callTime}Z`).toLocaleString(locale, style);
  }

  /**
   * PUBLISH, in an attachment, because nobody has proved that the address is theirs: with REQUEST, mailboxes enter a
   * meeting by themselves and send answers to its organizer. A later entry has the same UID and a higher SEQUENCE.
   */
  function entry() {
    // The time before is no longer agreed.
    const isOff = isCancelled || (callStatus === 'moved' && needsAgreement);
    if (!start || (needsAgreement && !isOff)) return undefined;
    return calendarEntry({
      id: firstId ?? id,
      sequence: change,
      start,
      isCancelled: isOff,
      title: sentRequest.event,
      description: toChange,
      url: link,
      locale,
      organizer: agency.email,
    });
  }

  function dayAndTime() {
    if (!isAboutCall) return {};
    const timeZone = request.timeZone ?? ownZone();
    const at = start ?? new Date(`${callDate}T${callTime}Z`);
    const zone = start ? timeZone : 'UTC';
    const read = (parts: Intl.DateTimeFormatOptions) =>
      inOurSpaces(at.toLocaleString(locale, { ...parts, timeZone: zone }));
    const time = read({ timeStyle: 'short' });
    return {
      day: read({ weekday: 'long', month: 'long', day: 'numeric' }),
      time: start ? `${time}, ${zoneInWords(timeZone, locale)}` : time,
    };
  }

  /** Without a link the telephone stands in place of the button. */
  function shownNotes() {
    return link || !isAboutCall ? notes : [...notes, toChange];
  }

  function button() {
    return link && isAboutCall ? { text: sentRequest.changeHere, href: link } : undefined;
  }
}
