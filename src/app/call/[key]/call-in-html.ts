import { agency, contactLinks } from '#content/agency.ts';
import { callPage as words } from '#content/call-page.ts';
import { sentRequest, thankYou } from '#content/consultation-page.ts';
import { pages } from '#content/navigation.ts';
import type { AgencyCall } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { fromDateString } from '#domain/call-dates.ts';
import { momentInFull, momentInShort, ownZone } from '#domain/moment-in-words.ts';
import type { KnownCall } from '#server/change-call.ts';
import { escaped, paragraph, plainPage } from '../../plain-page.ts';

type Occasion = { problem?: string; isNew?: boolean };

/** When a call is, and what its visitor can make of it. */
export function callInHtml(call: KnownCall, link: string, { problem, isNew }: Occasion) {
  const { state, version } = call;
  const said = problem ? `<p role="status">${escaped(problem)}</p>` : '';
  const thanks = isNew ? paragraph(`${thankYou.received} ${thankYou.callPromise}`) : '';
  if (state !== 'open') {
    const { title, text } = words[state];
    const rest = said + paragraph(text) + ASK_ANEW + OR_CALL;
    return plainPage(isNew ? thankYou.title : title, thanks + rest);
  }
  return plainPage(
    isNew ? thankYou.title : words.title,
    thanks +
      said +
      (version.callStatus === 'moved' && !problem ? paragraph(words.moved) : '') +
      whenOf(call) +
      (version.needsAgreement ? paragraph(sentRequest.toBeConfirmed) : '') +
      entryOf(call, link) +
      another(call) +
      cancel(call) +
      OR_CALL,
  );
}

function whenOf({ at, zone, version }: KnownCall) {
  const { callDate, callTime } = Object(JSON.parse(version.body ?? '{}'));
  const moment = at ? momentInFull(at, zone, agency.locale) : `${callDate} ${callTime}`;
  const own = ownZone();
  const readsAlike =
    !at || momentInShort(at, zone, agency.locale) === momentInShort(at, own, agency.locale);
  return (
    `<p>${words.when} <strong>${escaped(moment)}</strong></p>` +
    (readsAlike ? '' : paragraph(words.forUs(momentInFull(at, own, agency.locale))))
  );
}

/** For a calendar that has an older one, it takes its place. */
function entryOf({ at, firstId, version }: KnownCall, link: string) {
  if (!at) return '';
  const entry = calendarEntry({
    id: firstId,
    sequence: version.sequence,
    start: at,
    title: sentRequest.event,
    description: sentRequest.linkTo(link),
    url: link,
    locale: agency.locale,
    organizer: agency.email,
  });
  const href = `data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`;
  return `<a download="call.ics" href="${escaped(href)}" data-variant="secondary">${sentRequest.addToCalendar}</a>`;
}

function another({ offered, version }: KnownCall) {
  const days = [...new Set(offered.map(({ callDate }) => callDate))];
  const callsOn = (date: string) => offered.filter(({ callDate }) => callDate === date);
  const form = `<form method="post">${sequence(version.sequence)}
    <div>${days.map((date) => dayOf(date, callsOn(date))).join('')}</div>
    <button name="action" value="move">${words.move}</button></form>`;
  return `<section><h2>${words.another}</h2>${days.length > 0 ? form : paragraph(words.noneFree)}</section>`;
}

/** Made once: there are hundreds of times on a page. */
const timeOfDay = new Intl.DateTimeFormat(agency.locale, { timeStyle: 'short' });

/** Times as native radio buttons, which need no script; a day's are folded away until it is opened. */
function dayOf(date: string, calls: readonly AgencyCall[]) {
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const name = fromDateString(date)?.toLocaleDateString(agency.locale, day) ?? date;
  const count = calls.length.toLocaleString(agency.locale);
  const times = calls.map(({ at, callTime }) => {
    const time = timeOfDay.format(new Date(`2026-01-01T${callTime}`));
    return `<label><input type="radio" name="at" value="${at.toISOString()}"> ${escaped(time)}</label>`;
  });
  return `<details name="day"><summary>${escaped(words.freeOn(name, count))}</summary>
    <fieldset aria-label="${escaped(name)}">${times.join('')}</fieldset></details>`;
}

function cancel({ version }: KnownCall) {
  return `<details><summary>${words.cancel}</summary><form method="post">${sequence(version.sequence)}
    ${paragraph(words.cancelForGood)}<button name="action" value="cancel">${words.yesCancel}</button></form></details>`;
}

const sequence = (now: number) => `<input type="hidden" name="sequence" value="${now}">`;

const ASK_ANEW = `<p><a href="${pages.consultation}">${words.askAnew}</a></p>`;
const OR_CALL = `<p>${words.orCall} <a href="${contactLinks.phone}" dir="ltr">${agency.phone}</a>.</p>`;
