import { drawnFigures } from '#content/figures.ts';
import { filled } from '#content/filled.ts';
import { visitorsLanguage } from '#content/languages.ts';
import { visitorsEntry } from '#content/visitors-entry.ts';
import { type SiteWords, wordsIn } from '#content/words.ts';
import type { CallState } from '#domain/call-state.ts';
import { dayAndTime, momentInShort, soonInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { replyBy } from '#domain/reply-by.ts';
import { ourZone } from '#domain/zones.ts';
import { environment } from '#server/configuration/environment.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { type MailParts, mailPage, ticketOf } from './mail-page.ts';
import type { MailKind } from './mails.ts';
import type { Mail } from './smtp.ts';

/** Quotes nothing that was typed into the form, because the address may be a stranger's. */
export function visitorMail(
  kind: Exclude<MailKind, 'copy'>,
  request: StoredRequest,
  state: CallState,
): Mail {
  const { id, link } = request;
  const { begins: start, before, news } = state;
  const site = wordsIn(visitorsLanguage(request.language));
  const { agency, callBooking, callPage, locale, sentRequest, thankYou, visitorMail: words } = site;
  const zone = request.timeZone ?? ourZone();
  const when = dayAndTime(request.answers, start, zone, locale);
  const ticket = ticketOf(state);
  const isComing = ticket === 'agreed' || ticket === 'requested';
  const [label, note] = {
    toAnswer: [],
    agreed: [callPage.when, words.weCall],
    requested:
      state.is === 'freed'
        ? [undefined, callPage.freed]
        : [`${callBooking.requestedTime}:`, sentRequest.toBeConfirmed],
    cancelled: [callPage.wasAt, callPage.cancelled.text],
  }[ticket];
  const occasion = kind === 'reminder' ? kind : news;
  const title = {
    new: words.received,
    moved: callPage.moved,
    cancelled: callPage.cancelled.title,
    reminder: filled(words.reminder, { moment: start ? soonInWords(start, zone, locale) : '' }),
  }[occasion];
  // A reminder says "Tomorrow", which is wrong if the mail is read later, so the date follows.
  const date =
    kind === 'reminder' ? ` (${when?.day})` : `: ${listed(when?.day, when?.time, when?.zone)}`;
  const promise = state.is === 'requested' ? ` ${thankYou.promiseToConfirm}` : '';
  const firstSentence = occasion === 'new' ? thankYou.received + promise : `${title}.`;
  const isOurChange = kind === 'confirmation' && state.isByAgency;
  const isMoved = occasion === 'moved' && before;
  const toDo = isComing ? sentRequest.changeHere : callPage.bookAgain;
  const parts: MailParts = {
    ...site.languageAttributes,
    sender: agency.name,
    subject: when ? title + date : title,
    lead: `${words.greeting}\n\n${firstSentence}`.trim(),
    before: isMoved ? [callPage.wasAt, momentInShort(before, zone, locale)] : undefined,
    ...(when && { ...when, aboveHeadline: label, headline: when.day }),
    ...(ticket === 'toAnswer' && replyParts(site, request.acceptedAt, zone)),
    ...(link && { links: [{ text: toDo, href: link }] }),
    ticket,
    notes: [
      isOurChange && callPage.byUs,
      note,
      isComing && !link && `${words.changeCall} ${agency.phone}.`,
    ].filter((each) => typeof each === 'string'),
    signature: words.signature,
    foot: [`${agency.name}, ${agency.phone}`, ...(isOurChange ? [] : [words.ifNotYou])],
  };
  return {
    id,
    subject: parts.subject,
    text: mailText(parts),
    html: mailPage(parts),
    replyTo: agency.email,
    calendarEntry: entry(),
  };

  /** The entry is attached, with METHOD:PUBLISH, because mail programs enter a REQUEST by themselves, and the address may be a stranger's. */
  function entry() {
    // After a change the visitor may have the entry of an earlier time, so a new one replaces it, agreed or not. After the agency has freed a call, only agency and visitor know its time.
    const isNeedless = kind === 'reminder' || (state.is === 'requested' && news === 'new');
    if (!start || isNeedless || ticket === 'toAnswer' || state.is === 'freed') return undefined;
    return visitorsEntry(site, request, { start, state: ticket, link });
  }
}

/** Stands in a mail without a call. The moment until which the agency replies may have passed when a held request is released. */
function replyParts(site: SiteWords, acceptedAt: number, timeZone: string) {
  const { locale, nextSteps, notFoundPage, pages, sentRequest, thankYou } = site;
  const dueAt = replyBy(acceptedAt, drawnFigures.responseHours.amount, timeZone);
  const isToCome = dueAt && +dueAt >= Date.now();
  const { siteUrl } = environment();
  const services = siteUrl && new URL(pages.services, siteUrl).href;
  return {
    headline: thankYou.promise,
    ...(isToCome && {
      time: `${sentRequest.replyBy} ${momentInShort(dueAt, timeZone, locale)}`,
      zone: zoneInWords(timeZone, locale),
    }),
    next: nextSteps,
    links: services ? [{ text: notFoundPage.seeServices, href: services }] : [],
  };
}

function mailText({ next, links = [], ...parts }: MailParts) {
  const { ticket, lead, before, aboveHeadline, headline, time, zone, notes, signature, foot } =
    parts;
  const opening = [lead, before && `${before.join(' ')}.`, aboveHeadline].filter(Boolean).join(' ');
  // The promise to reply is a sentence, so the moment has a paragraph of its own.
  const large =
    ticket === 'toAnswer' ? [headline, listed(time, zone)] : [listed(headline, time, zone)];
  const steps = next?.steps.map((step) => `- ${step.title}: ${step.text}`) ?? [];
  const whatNext = next && [`${next.title}:`, ...steps].join('\n');
  const toClick = links.map(({ text, href }) => `${text}: ${href}`);
  const paragraphs = [opening, ...large, whatNext, ...notes, ...toClick, signature, ...foot];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

const listed = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(', ');
