import { startOfWeek } from 'date-fns/startOfWeek';
import { agency, contactLinks } from '#content/agency.ts';
import { filled } from '#content/filled.ts';
import type { Language } from '#content/languages.ts';
import { allWords, type SiteWords } from '#content/words.ts';
import type { AgencyCall } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { fromDateString } from '#domain/call-dates.ts';
import { momentInFull, momentInShort, ownZone } from '#domain/moment-in-words.ts';
import type { KnownCall } from '#server/change-call.ts';
import { escaped, paragraph, plainPage } from '../../plain-page.ts';

type Day = [date: string, calls: AgencyCall[]];
type Options = { problem?: string; isNew?: boolean };

function callPageIn(site: SiteWords) {
  const { callPage: words, locale, pages, sentRequest, thankYou } = site;

  function pageOf(call: KnownCall, link: string | null, { problem, isNew }: Options) {
    const { state, booking } = call;
    const notice = problem ? `<p role="status">${escaped(problem)}</p>` : '';
    const thanks = isNew ? paragraph(`${thankYou.received} ${thankYou.callPromise}`) : '';
    const open = () =>
      (booking.callStatus === 'moved' && !problem ? paragraph(words.moved) : '') +
      `<div class="ticket">${whenOf(call)}` +
      (booking.needsAgreement ? paragraph(sentRequest.toBeConfirmed) : '') +
      `<div class="ways">${entryOf(call, link)}<a href="#move" data-variant="secondary">${words.move}</a>${cancel(call)}</div></div>` +
      otherTimes(call);
    const title = state === 'open' ? words.title : words[state].title;
    const body = state === 'open' ? open() : paragraph(words[state].text) + BOOK_AGAIN;
    return plainPage(site, isNew ? thankYou.title : title, thanks + notice + body + OR_CALL);
  }

  function whenOf({ at, zone, booking }: KnownCall) {
    const { callDate, callTime } = Object(JSON.parse(booking.body ?? '{}'));
    const moment = at ? momentInFull(at, zone, locale) : `${callDate} ${callTime}`;
    const own = ownZone();
    const isSameClock = !at || momentInShort(at, zone, locale) === momentInShort(at, own, locale);
    return (
      `<p>${words.when} <strong class="moment">${escaped(moment)}</strong></p>` +
      (isSameClock ? '' : paragraph(words.forUs(momentInFull(at, own, locale))))
    );
  }

  function entryOf({ at, booking }: KnownCall, link: string | null) {
    if (!at) return '';
    const entry = calendarEntry({
      id: booking.firstId,
      sequence: booking.callSequence,
      start: at,
      title: sentRequest.event,
      ...(link && { description: filled(sentRequest.linkTo, { link }) }),
      url: link,
      locale,
      organizer: agency.email,
    });
    const href = `data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`;
    return `<a download="call.ics" href="${escaped(href)}" >${sentRequest.addToCalendar}</a>`;
  }

  function otherTimes({ offered, booking }: KnownCall) {
    const days = [...Map.groupBy(offered, ({ callDate }) => callDate)];
    const weeks = [...Map.groupBy(days, ([date]) => weekOf(date)).values()];
    const form = `<form method="post">${sequence(booking.callSequence)}
    <div>${weeks.map(weekInHtml).join('')}</div>
    <div class="submit"><button name="action" value="move">${words.move}</button></div></form>`;
    return `<section id="move"><h2>${words.another}</h2>${offered.length > 0 ? form : paragraph(words.noneFree)}</section>`;
  }

  const dayOf = (date: string) => fromDateString(date) ?? new Date(date);
  const weekOf = (date: string) => +startOfWeek(dayOf(date), { weekStartsOn: 1 });
  const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, parts);
  const monthDay = format({ month: 'long', day: 'numeric' });
  const weekday = format({ weekday: 'short', month: 'short', day: 'numeric' });
  const timeOfDay = format({ timeStyle: 'short' });

  function weekInHtml(days: readonly Day[], index: number) {
    const [first = '', last = first] = [days[0]?.[0], days.at(-1)?.[0]];
    const name = monthDay.formatRange(dayOf(first), dayOf(last));
    const count = days.flatMap(([, calls]) => calls).length.toLocaleString(locale);
    return `<details name="week"${index === 0 ? ' open' : ''}><summary>${escaped(words.freeOn(name, count))}</summary>
    <div class="week">${days.map(dayInHtml).join('')}</div></details>`;
  }

  /** A page lists hundreds of slots, but only a few dozen different times of day. */
  const timesInWords = new Map<string, string>();

  function timeInWords(callTime: string) {
    const inWords =
      timesInWords.get(callTime) ?? escaped(timeOfDay.format(new Date(`2026-01-01T${callTime}`)));
    timesInWords.set(callTime, inWords);
    return inWords;
  }

  const slotInHtml = ({ at, callTime }: AgencyCall) =>
    `<label><input type="radio" name="at" value="${at.toISOString()}"> ${timeInWords(callTime)}</label>`;

  function dayInHtml([date, calls]: Day) {
    const times = calls.map(slotInHtml);
    return `<fieldset><legend>${escaped(weekday.format(dayOf(date)))}</legend>${times.join('')}</fieldset>`;
  }

  function cancel({ booking }: KnownCall) {
    return `<details class="cancel"><summary>${words.cancel}</summary><form method="post">${sequence(booking.callSequence)}
    ${paragraph(words.cancelForGood)}<button name="action" value="cancel">${words.yesCancel}</button></form></details>`;
  }

  const sequence = (now: number) => `<input type="hidden" name="sequence" value="${now}">`;

  const BOOK_AGAIN = `<p><a href="${pages.consultation}" data-variant="primary">${words.bookAgain}</a></p>`;
  const OR_CALL = `<p>${words.orCall} <a href="${contactLinks.phone}" dir="ltr">${agency.phone}</a>.</p>`;

  return pageOf;
}

export const callInHtml = Object.fromEntries(
  allWords.map((site) => [site.language, callPageIn(site)]),
) as Record<Language, ReturnType<typeof callPageIn>>;
