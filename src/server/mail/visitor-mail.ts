import { filled } from '#content/filled.ts';
import { visitorsLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { startOfCall } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { dayAndTime, ownZone } from '#domain/moment-in-words.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { mailPage } from './mail-page.ts';
import type { Mail } from './smtp.ts';

type Kind = 'confirmation' | 'reminder';

/** Words for a visitor. Apart from the chosen time, none of it comes from the request. */
export function visitorMail(kind: Kind, request: StoredRequest): Mail {
  const { id, firstId, link, callStatus, isCancelled, change, reserves } = request;
  const site = wordsIn(visitorsLanguage(request.language));
  const { agency, callPage, locale, nextSteps, sentRequest, thankYou, visitorMail: words } = site;
  const { contactMethod } = request.answers;
  const start = startOfCall(request, request.answers);
  // A mail that comes after its call does not announce it.
  const isOver = start !== undefined && +start < Date.now();
  const at = isOver
    ? undefined
    : dayAndTime(request.answers, start, request.timeZone ?? ownZone(), locale);
  const call = isCancelled ? undefined : at;
  const isAsked = call !== undefined && !reserves;
  const event = kind === 'reminder' ? kind : (callStatus ?? 'received');
  const ofChange = { moved: callPage.moved, cancelled: callPage.cancelled.title };
  const title = { ...words.subject, ...ofChange }[event];
  const subject = at ? `${title}: ${at.day}, ${at.time}` : title;
  const promise = contactMethod === 'phone' ? thankYou.callPromise : thankYou.promise;
  const news = {
    // An agreed call needs no promise to confirm it. Without a call the promise stands in its place.
    received: isAsked ? `${thankYou.received} ${promise}` : thankYou.received,
    moved: `${title}.`,
    cancelled: `${title}.`,
    reminder: words.reminder,
  }[event];
  const withoutLink = `${sentRequest.changeCall} ${agency.phone}.`;
  const { greeting, signature } = words;
  const [firstStep] = nextSteps.steps;
  const lead = call ? `${news} ${callPage.when}` : news;
  const isOurs = request.byAgency === 'changed' && kind === 'confirmation';
  const notes = [
    event === 'received' && !call && `${firstStep.title}. ${firstStep.text}`,
    isOurs && callPage.byUs,
    isCancelled && callPage.cancelled.text,
    isAsked && sentRequest.toBeConfirmed,
    call && !link && withoutLink,
  ].filter((note) => typeof note === 'string');
  const toDo = call ? sentRequest.changeHere : callPage.bookAgain;
  const button = link ? { text: toDo, href: link } : undefined;
  const foot = [`${agency.name}, ${agency.phone}`, ...(isOurs ? [] : [words.ifNotYou])];
  const parts = { subject, sender: agency.name, notes, button, signature, foot };
  const opening = { lead: `${greeting}\n\n${news}`.trim(), above: call && callPage.when };
  const moment = at ? `${at.day}, ${at.time}` : event === 'received' && promise;
  const when = moment && isCancelled ? `${callPage.wasAt} ${moment}.` : moment;
  const large = at ?? { day: when || undefined };
  const toChange = button && `${button.text}: ${button.href}`;
  const paragraphs = [greeting, lead, when, ...notes, toChange, signature, ...foot];
  return {
    id,
    subject,
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
    html: mailPage({ ...site.languageAttributes, ...parts, ...large, ...opening, isCancelled }),
    replyTo: agency.email,
    isToVisitor: true,
    calendarEntry: kind === 'reminder' ? undefined : entry(),
  };

  /** PUBLISH, in an attachment: mailboxes enter a REQUEST by themselves, and nobody has proved that the address is theirs. */
  function entry() {
    // The visitor may have the entry of an earlier time.
    if (!start || isOver || (!reserves && !callStatus)) return undefined;
    const notAgreed = isCancelled ? 'CANCELLED' : 'TENTATIVE';
    return calendarEntry({
      id: firstId ?? id,
      sequence: change,
      start,
      status: reserves ? undefined : notAgreed,
      title: sentRequest.event,
      description: link ? filled(sentRequest.linkTo, { link }) : withoutLink,
      url: link,
      locale,
      organizer: agency.email,
    });
  }
}
