import styled from 'styled-components';
import { callHours } from '#domain/call-hours.ts';
import { ownZone } from '#domain/moment-in-words.ts';
import { momentsThatRead } from '#domain/wall-clock.ts';
import type { StoredRequest } from '#server/outbox/stored-request.ts';
import { color, space } from '#styles/tokens.ts';
import { fieldsOf } from '../outbox/view.ts';
import { Sheet } from './page.tsx';
import { PhoneLink, whoOf } from './words.tsx';

type Asked = Pick<
  StoredRequest,
  'id' | 'body' | 'timeZone' | 'callAt' | 'callTaken' | 'callStatus'
>;

/** The call that a request asks for, and its moment where it is known by whose clock it was chosen. */
function callOf({ body, timeZone, callAt }: Asked) {
  const { callDate, callTime, phone = '' } = fieldsOf(body);
  if (!callDate || !callTime) return undefined;
  const [read] = timeZone ? momentsThatRead(callDate, callTime, timeZone) : [];
  const at = callAt ?? read?.getTime();
  const asChosen = dayAndTime(Date.parse(`${callDate}T${callTime}Z`), 'UTC').join(' · ');
  return { phone, at, asChosen };
}

/** One line: whom to call, when by the operator's clock, and when by the visitor's. */
export function CallLine({ request }: { request: StoredRequest }) {
  const call = callOf(request);
  return (
    call && (
      <Line>
        <h2>
          Call <PhoneLink phone={call.phone} />:{' '}
          {call.at === undefined
            ? `${call.asChosen} by the visitor’s clock. Nobody knows where that is: ask first.`
            : clocksOf(call.at, request.timeZone)}
        </h2>
        {request.callTaken && <p>{TAKEN}</p>}
      </Line>
    )
  );
}

/** Every call to come, soonest first. */
export function ComingCalls({ requests, now }: { requests: readonly Asked[]; now: number }) {
  const coming = requests
    .map((request) => ({ request, call: callOf(request) }))
    .flatMap(({ request, call }) => (call?.at ? [{ ...call, at: call.at, request }] : []))
    .filter(({ at }) => at > now - callHours.minutesApart * 60_000)
    .sort((one, other) => one.at - other.at);
  return (
    coming.length > 0 && (
      <Line aria-labelledby="coming-calls">
        <h2 id="coming-calls">Calls to come</h2>
        <ol>
          {coming.map(({ at, phone, request }) => (
            <li key={request.id}>
              <strong>{clocksOf(at, request.timeZone)}</strong> ·{' '}
              <a href={`?${new URLSearchParams({ id: request.id })}`} dir="auto">
                {whoOf(request)}
              </a>{' '}
              · <PhoneLink phone={phone} />
              {request.callStatus && <p>The visitor has moved it here.</p>}
              {request.callTaken && <p>{TAKEN}</p>}
            </li>
          ))}
        </ol>
      </Line>
    )
  );
}

const TAKEN = 'This time may be taken, or offered no longer: confirm it, or propose another.';

/** "Mon, Nov 23 · 4:45 PM yours · 11:45 AM theirs, New York" */
function clocksOf(at: number, visitorZone: string | null) {
  const [day, yours] = dayAndTime(at, ownZone());
  if (!visitorZone || visitorZone === ownZone()) return `${day} · ${yours}`;
  const [theirDay, theirs] = dayAndTime(at, visitorZone);
  const city = visitorZone.split('/').at(-1)?.replaceAll('_', ' ');
  return `${day} · ${yours} yours · ${theirDay === day ? '' : `${theirDay}, `}${theirs} theirs, ${city}`;
}

function dayAndTime(at: number, timeZone: string) {
  const say = (parts: Intl.DateTimeFormatOptions) =>
    new Date(at).toLocaleString('en-US', { ...parts, timeZone });
  return [
    say({ weekday: 'short', month: 'short', day: 'numeric' }),
    say({ timeStyle: 'short' }),
  ] as const;
}

const Line = styled(Sheet)`
  ol { display: grid; gap: ${space.sm}; }
  a, strong { color: ${color.text}; font-weight: 550; }
`;
