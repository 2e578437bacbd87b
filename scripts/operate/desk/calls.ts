import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import { momentInShort, ownZone } from '#domain/moment-in-words.ts';
import type { ComingCall } from '#server/bookings/booking.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { callOf } from '#server/delivery/mail-of-request.ts';
import type { Outbox, StoredRequest } from '#server/site-outbox.ts';
import { fieldsOf } from '../outbox/view.ts';
import { html } from './html.ts';
import { phoneLink, requestMail, whoOf } from './words.ts';

const MAX_CALLS = 1_000;

export function callInHtml(request: StoredRequest) {
  const fields = fieldsOf(request.body);
  const call = callOf(fields, request);
  const title = html`<h2>Call ${phoneLink(fields.phone)}</h2>`;
  return call && html`<section>${title}<strong>${call.inWords}</strong></section>`;
}

export async function comingCallsInHtml(outbox: Outbox) {
  const earliest = Date.now() - callHours.minutesApart * 60_000;
  const calls = (await findCalls(outbox))
    .flatMap((request) => {
      const start = callOf(fieldsOf(request.body), request)?.start;
      return start && +start > earliest ? [{ request, start }] : [];
    })
    .sort((one, other) => +one.start - +other.start);
  return (
    calls.length > 0 &&
    html`<section aria-labelledby="coming-calls"><h2 id="coming-calls">Calls to come</h2><ol>${calls.map(rowOf)}</ol></section>`
  );
}

/** Bookings have times only if the hours have a time zone. Without one, this searches for the contact method `phone`. */
function findCalls(outbox: Outbox): Promise<(StoredRequest | ComingCall)[]> {
  if (callHours.timeZone) return bookingsIn(outbox).coming();
  const since = Date.now() - (callHours.daysAhead + 2) * DAY_MS;
  const states = ['pending', 'delivered', 'parked'] as const;
  return outbox.newest({ states, since, word: 'phone' }, undefined, MAX_CALLS);
}

function rowOf({ request, start }: { request: StoredRequest | ComingCall; start: Date }) {
  const { id, body, timeZone, needsAgreement, callStatus } = request;
  const ours = momentInShort(start, ownZone(), 'en-US');
  const theirs = momentInShort(start, timeZone ?? ownZone(), 'en-US');
  const city = timeZone?.split('/').at(-1)?.replaceAll('_', ' ');
  return html`
    <li>
      <strong>${ours}</strong>
      <div>
        <a href="?id=${encodeURIComponent(id)}" dir="auto">${whoOf(request)}</a> · ${phoneLink(fieldsOf(body).phone)}
        ${theirs !== ours && html`<p>${theirs} theirs, ${city}</p>`}
        ${needsAgreement && html`<p>${requestMail.needsAgreement}</p>`}
        ${callStatus && html`<p>The visitor has moved the call.</p>`}
      </div>
    </li>`;
}
