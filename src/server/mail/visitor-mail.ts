import { drawnFigures } from '#content/figures.ts';
import { filled } from '#content/filled.ts';
import { visitorsLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { callLengthMs, startOfCall } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { HOUR_MS } from '#domain/durations.ts';
import {
  dayAndTime,
  momentInShort,
  ourZone,
  soonInWords,
  zoneInWords,
} from '#domain/moment-in-words.ts';
import { environment } from '#server/configuration/environment.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { mailPage } from './mail-page.ts';
import type { Mail } from './smtp.ts';

type Kind = 'confirmation' | 'reminder';

/** Quotes nothing that was typed into the form, because the address may be a stranger's. */
export function visitorMail(kind: Kind, request: StoredRequest): Mail {
  const { id, firstId, link, callStatus, callAtBefore, isCancelled, change, reserves } = request;
  const site = wordsIn(visitorsLanguage(request.language));
  const { agency, callPage, locale, nextSteps, notFoundPage, pages, sentRequest, thankYou } = site;
  const { callBooking, visitorMail: words } = site;
  const start = startOfCall(request, request.answers);
  const zone = request.timeZone ?? ourZone();
  const when = dayAndTime(request.answers, start, zone, locale);
  const timeAndZone = [when?.time, when?.zone].filter(Boolean).join(', ');
  const isComing = when !== undefined && !isCancelled;
  const isToBeConfirmed = isComing && !reserves;
  const isFreed = request.byAgency === 'freed';
  const occasion = kind === 'reminder' ? kind : (callStatus ?? 'received');
  const title = {
    received: words.received,
    moved: callPage.moved,
    cancelled: callPage.cancelled.title,
    reminder: filled(words.reminder, { moment: start ? soonInWords(start, zone, locale) : '' }),
  }[occasion];
  // A reminder says "Tomorrow", which is wrong if the mail is read later, so the date follows.
  const date = occasion === 'reminder' ? ` (${when?.day})` : `: ${when?.day}, ${timeAndZone}`;
  const subject = when ? title + date : title;
  const promise = isToBeConfirmed ? thankYou.promiseToConfirm : thankYou.promise;
  // The promise to confirm a time follows only if the call is not agreed.
  const promised = isToBeConfirmed && !isFreed ? ` ${promise}` : '';
  const news = occasion === 'received' ? thankYou.received + promised : `${title}.`;
  const { greeting, signature } = words;
  const comingWhen = isToBeConfirmed ? `${callBooking.requestedTime}:` : callPage.when;
  const aboveDay = isFreed ? undefined : when && (isCancelled ? callPage.wasAt : comingWhen);
  const earlier = occasion === 'moved' && isComing && callAtBefore;
  const before = earlier
    ? ([callPage.wasAt, momentInShort(new Date(earlier), zone, locale)] as const)
    : undefined;
  const isOurChange = request.byAgency === 'changed' && kind === 'confirmation';
  const next = occasion === 'received' && !isComing ? nextSteps : undefined;
  const steps = next?.steps.map((step) => `- ${step.title}: ${step.text}`) ?? [];
  const whatNext = next && [`${next.title}:`, ...steps].join('\n');
  const notes = [
    isOurChange && callPage.byUs,
    isCancelled && callPage.cancelled.text,
    isComing && !isToBeConfirmed && words.weCall,
    isToBeConfirmed && (isFreed ? callPage.freed : sentRequest.toBeConfirmed),
    isComing && !link && `${words.changeCall} ${agency.phone}.`,
  ].filter((note) => typeof note === 'string');
  const toDo = isComing ? sentRequest.changeHere : callPage.bookAgain;
  const { siteUrl } = environment();
  const services = next && siteUrl ? new URL(pages.services, siteUrl).href : undefined;
  const toRead = services ? { text: notFoundPage.seeServices, href: services } : undefined;
  const button = link ? { text: toDo, href: link } : toRead;
  const foot = [`${agency.name}, ${agency.phone}`, ...(isOurChange ? [] : [words.ifNotYou])];
  const links = button ? [button] : [];
  const sender = agency.name;
  const parts = { subject, sender, notes, next, links, isQuiet: isComing, signature, foot, before };
  const comingState = isToBeConfirmed ? 'requested' : 'agreed';
  const state = isCancelled ? 'cancelled' : when && comingState;
  const opening = { lead: `${greeting}\n\n${news}`.trim(), aboveDay, state } as const;
  // A mail without a call has the promise to reply where others have the day.
  const largeText = when ? `${when.day}, ${timeAndZone}` : occasion === 'received' && promise;
  const replyTime = next && replyBy();
  const large = when ?? { day: largeText || undefined, ...replyTime };
  const replyText = replyTime && `${replyTime.time}, ${replyTime.zone}`;
  const toClick = button && `${button.text}: ${button.href}`;
  const intro = [news, before && `${before.join(' ')}.`, aboveDay].filter(Boolean).join(' ');
  const body = [intro, largeText, replyText, whatNext, ...notes, toClick];
  const paragraphs = [greeting, ...body, signature, ...foot];
  return {
    id,
    subject,
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
    html: mailPage({ ...site.languageAttributes, ...parts, ...large, ...opening }),
    replyTo: agency.email,
    isToVisitor: true,
    calendarEntry: kind === 'reminder' ? undefined : entry(),
  };

  /** Until when the agency replies, unless that has passed when a held request is released. */
  function replyBy() {
    const dueAt = request.acceptedAt + drawnFigures.responseHours.amount * HOUR_MS;
    if (dueAt < Date.now()) return undefined;
    const moment = momentInShort(new Date(dueAt), zone, locale);
    return { time: `${sentRequest.replyBy} ${moment}`, zone: zoneInWords(zone, locale) };
  }

  /** The entry is attached, with METHOD:PUBLISH, because mail programs enter a REQUEST by themselves, and the address may be a stranger's. */
  function entry() {
    // After a change the visitor may have the entry of an earlier time, so a new one replaces it, agreed or not. After the agency has freed a call, only agency and visitor know its time.
    if (!start || isFreed || (!reserves && !callStatus)) return undefined;
    const notAgreed = isCancelled ? 'CANCELLED' : 'TENTATIVE';
    return calendarEntry({
      id: firstId ?? id,
      sequence: change,
      start,
      lengthMs: callLengthMs(request),
      status: reserves ? undefined : notAgreed,
      title: sentRequest.eventTitle,
      description: link
        ? filled(sentRequest.changeByLink, { link })
        : `${sentRequest.changeCall} ${agency.phone}.`,
      url: link,
      locale,
      organizer: agency.email,
    });
  }
}
