import { agency } from '#content/agency.ts';
import { filled } from '#content/filled.ts';
import { visitorsLanguage } from '#content/visitors-language.ts';
import { type SiteWords, wordsIn } from '#content/words.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { momentInFull } from '#domain/moment-in-words.ts';
import { momentsAtWallClock } from '#domain/wall-clock.ts';
import type { Mail } from '#server/delivery/mail.ts';
import type { StoredRequest } from '#server/leads.ts';

type Call = { at: Date | undefined; inWords: string } | undefined;

/** Words for a visitor. Apart from the chosen time, none of it comes from the request. */
export function visitorMail(
  id: string,
  kind: 'confirmation' | 'reminder',
  request: StoredRequest & { body: string },
  link: string | null,
): Mail {
  const site = wordsIn(visitorsLanguage(request.language));
  const { agency, languageAttributes, visitorMail: words } = site;
  const call = callOf(request, site.locale);
  const event = kind === 'reminder' ? kind : (request.callStatus ?? 'received');
  const paragraphs = [
    ...newsOf(event, request, call, site),
    ...(call && event !== 'cancelled' ? [changeIn(site, event, link)] : []),
    `${agency.name}, ${agency.phone}`,
    words.ifNotYou,
  ];
  const subject = words.subject[event];
  return {
    id,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: inHtml(subject, paragraphs, languageAttributes, link),
    replyTo: agency.email,
    isToVisitor: true,
    calendarEntry: event === 'reminder' ? undefined : entryOf(request, call?.at, link, site),
  };
}

type Event = 'received' | 'moved' | 'cancelled' | 'reminder';

function newsOf(event: Event, request: StoredRequest, call: Call, site: SiteWords) {
  const { callPage, nextSteps, sentRequest, thankYou, visitorMail: words } = site;
  if (event === 'cancelled')
    return [
      callPage.cancelled.text,
      ...(call ? [filled(words.wasAt, { moment: call.inWords })] : []),
    ];
  const { contactMethod } = Object(JSON.parse(request.body ?? '{}'));
  const [, reply] = Object.entries(nextSteps.reply).find(([how]) => how === contactMethod) ?? [];
  const news = {
    received: [thankYou.received, ...(reply ? [`${reply.title}. ${reply.text}`] : [])],
    moved: [callPage.moved],
    reminder: [words.reminder],
  };
  const when = call && `${callPage.when} ${call.inWords}.`;
  const isAsked = call && request.needsAgreement && sentRequest.toBeConfirmed;
  return [...news[event], ...(when ? [when] : []), ...(isAsked ? [isAsked] : [])];
}

function changeIn(
  { sentRequest, visitorMail: words }: SiteWords,
  event: Event,
  link: string | null,
) {
  if (link) return filled(sentRequest.linkTo, { link });
  return event === 'reminder' ? words.changeByLink : `${sentRequest.changeCall} ${agency.phone}.`;
}

function callOf({ body, timeZone, callAt, callStatus }: StoredRequest, locale: string): Call {
  const { callDate, callTime } = Object(JSON.parse(body ?? '{}'));
  const zone = timeZone ?? callHours.timeZone;
  const isChosen = callDate && callTime;
  const [read] = zone && isChosen ? momentsAtWallClock(callDate, callTime, zone) : [];
  const at = callAt === null ? read : new Date(callAt);
  if (at && zone && (isChosen || callStatus))
    return { at, inWords: momentInFull(at, zone, locale) };
  if (!isChosen) return undefined;
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  const asRead = new Date(`${callDate}T${callTime}Z`).toLocaleString(locale, style);
  return { at: undefined, inWords: asRead };
}

/**
 * PUBLISH, in an attachment, because nobody has proved that the address is theirs: with REQUEST, mailboxes enter a meeting
 * by themselves and send answers to its organizer. A later entry has the same UID and a higher SEQUENCE.
 */
function entryOf(
  request: StoredRequest,
  start: Date | undefined,
  link: string | null,
  site: SiteWords,
) {
  const { id, firstId, needsAgreement, callStatus, callSequence } = request;
  // The time before is no longer agreed.
  const isCancelled = callStatus === 'cancelled' || (callStatus === 'moved' && needsAgreement);
  if (!start || (needsAgreement && !isCancelled)) return undefined;
  const { sentRequest, locale } = site;
  return calendarEntry({
    id: firstId ?? id,
    sequence: callSequence,
    start,
    isCancelled,
    title: sentRequest.event,
    description: changeIn(site, 'received', link),
    url: link,
    locale,
    organizer: agency.email,
  });
}

/** Without colours and sizes of ours, so that the mailbox shows it in its own, also in the dark. */
function inHtml(
  title: string,
  paragraphs: string[],
  { lang, dir }: SiteWords['languageAttributes'],
  link: string | null,
) {
  const linked = (text: string) =>
    link ? text.replace(link, `<a href="${link}">${link}</a>`) : text;
  const lines = paragraphs.map((text) => `<p>${linked(escaped(text))}</p>`);
  return `<!doctype html>
<html lang="${lang}" dir="${dir ?? 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="max-width:36em;margin:auto;padding:1em;font:1em/1.5 sans-serif;overflow-wrap:anywhere">
${lines.join('\n')}
</body>
</html>
`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
