import styled from 'styled-components';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { callHours } from '#domain/call-hours.ts';
import { momentInShort, ownZone } from '#domain/moment-in-words.ts';
import type { ComingCall } from '#server/bookings/bookings.ts';
import { callOf } from '#server/delivery/mail-of-request.ts';
import type { StoredRequest } from '#server/leads.ts';
import { color, space } from '#styles/tokens.ts';
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

/** "Mon, Nov 23, 4:45 PM yours · Mon, Nov 23, 11:45 AM theirs, New York" */
function onBothClocks(start: Date, theirZone: string | null) {
  const yours = momentInShort(start, ownZone(), 'en-US');
  const theirs = momentInShort(start, theirZone ?? ownZone(), 'en-US');
  const city = theirZone?.split('/').at(-1)?.replaceAll('_', ' ');
  return theirs === yours ? yours : `${yours} yours · ${theirs} theirs, ${city}`;
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
              <strong>{onBothClocks(start, request.timeZone)}</strong> ·{' '}
              <a href={`?${new URLSearchParams({ id: request.id })}`} dir="auto">
                {whoOf(request)}
              </a>{' '}
              · <PhoneLink phone={phone} />
              {request.needsAgreement && <p>{requestMail.needsAgreement}</p>}
              {request.callStatus && <p>The visitor has moved it here.</p>}
            </li>
          ))}
        </ol>
      </Line>
    )
  );
}

const Line = styled(Sheet)`
  ol { display: grid; gap: ${space.sm}; }
  a { color: ${color.text}; }
`;
