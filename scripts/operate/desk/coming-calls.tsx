import styled from 'styled-components';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { callHours } from '#domain/call-hours.ts';
import { momentInShort, ownZone } from '#domain/moment-in-words.ts';
import type { ComingCall } from '#server/bookings/bookings.ts';
import { callOf } from '#server/delivery/mail-of-request.ts';
import type { StoredRequest } from '#server/leads.ts';
import { color, media, space } from '#styles/tokens.ts';
import { fieldsOf } from '../outbox/view.ts';
import { Sheet } from './page.tsx';
import { PhoneLink, whoOf } from './words.tsx';

const { requestMail } = wordsIn(ownLanguage);

type Asked = StoredRequest | ComingCall;

function readCall(request: Asked) {
  const fields = fieldsOf(request.body);
  const call = callOf(fields, request);
  return call && { ...call, start: call.start ?? new Date(0), request, phone: fields.phone ?? '' };
}

/** "Mon, Nov 23, 11:45 AM theirs, New York", or nothing for a visitor on the same clock. */
function onTheirClock(start: Date, zone: string | null) {
  const theirs = momentInShort(start, zone ?? ownZone(), 'en-US');
  if (theirs === momentInShort(start, ownZone(), 'en-US')) return undefined;
  return `${theirs} theirs, ${zone?.split('/').at(-1)?.replaceAll('_', ' ')}`;
}

export function CallLine({ request }: { request: StoredRequest }) {
  const call = readCall(request);
  return (
    call && (
      <Line>
        <h2>
          Call <PhoneLink phone={call.phone} />
        </h2>
        <strong>{call.inWords}</strong>
      </Line>
    )
  );
}

export function ComingCalls({ requests, now }: { requests: readonly Asked[]; now: number }) {
  const coming = requests
    .flatMap((request) => readCall(request) ?? [])
    .filter(({ start }) => +start > now - callHours.minutesApart * 60_000)
    .sort((one, other) => +one.start - +other.start);
  return (
    coming.length > 0 && (
      <Line aria-labelledby="coming-calls">
        <h2 id="coming-calls">Calls to come</h2>
        <ol>
          {coming.map(({ start, phone, request }) => (
            <li key={request.id}>
              <strong>{momentInShort(start, ownZone(), 'en-US')}</strong>
              <div>
                <a href={`?${new URLSearchParams({ id: request.id })}`} dir="auto">
                  {whoOf(request)}
                </a>{' '}
                · <PhoneLink phone={phone} />
                <p>{onTheirClock(start, request.timeZone)}</p>
                {request.needsAgreement && <p>{requestMail.needsAgreement}</p>}
                {request.callStatus && <p>The visitor has moved it here.</p>}
              </div>
            </li>
          ))}
        </ol>
      </Line>
    )
  );
}

const Line = styled(Sheet)`
  ol { display: grid; gap: ${space.md}; }
  li { display: grid; gap: 0 ${space.lg}; }
  @media ${media.medium} { li { grid-template-columns: 12rem 1fr; } }
  a { color: ${color.text}; }
`;
