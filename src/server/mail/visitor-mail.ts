import { filled } from '#content/filled.ts';
import { visitorsLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { startOfCall } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { momentInFull, ownZone } from '#domain/moment-in-words.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
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
    : `${sentRequest.changeCall} ${agency.phone}.`;
  const paragraphs = [...news(), `${agency.name}, ${agency.phone}`, words.ifNotYou];

  return {
    id,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: inHtml(),
    replyTo: agency.email,
    isToVisitor: true,
    calendarEntry: kind === 'reminder' ? undefined : entry(),
  };

  function news() {
    const promise = contactMethod === 'phone' ? thankYou.callPromise : thankYou.promise;
    const wasAt = call ? [filled(words.wasAt, { moment: call })] : [];
    const begins = {
      received: [`${thankYou.received} ${promise}`],
      moved: [callPage.moved],
      cancelled: [`${subject}.`, ...wasAt, callPage.cancelled.text],
      reminder: [words.reminder],
    }[event];
    if (!call || isCancelled) return begins;
    const isAsked = needsAgreement ? [sentRequest.toBeConfirmed] : [];
    const change = kind === 'reminder' && !link ? words.changeByLink : toChange;
    return [...begins, `${callPage.when} ${call}.`, ...isAsked, change];
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

  /** Without colours and sizes of ours, so that the mailbox shows it in its own, also in the dark. */
  function inHtml() {
    const { lang, dir } = site.languageAttributes;
    const linked = (text: string) =>
      link ? text.replace(link, `<a href="${link}">${link}</a>`) : text;
    return `<!doctype html>
<html lang="${lang}" dir="${dir ?? 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="max-width:36em;margin:auto;padding:1em;font:1em/1.5 sans-serif;overflow-wrap:anywhere">
${paragraphs.map((text) => `<p>${linked(escaped(text))}</p>`).join('\n')}
</body>
</html>
`;
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
