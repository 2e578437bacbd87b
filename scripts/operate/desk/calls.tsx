import styled from 'styled-components';
import { callHours } from '#domain/call-hours.ts';
import { callOf } from '#server/delivery/request-mail.ts';
import type { ComingCall } from '#server/outbox/calls.ts';
import type { StoredRequest } from '#server/outbox/stored-request.ts';
import { color, space } from '#styles/tokens.ts';
import { fieldsOf } from '../outbox/view.ts';
import { Sheet } from './page.tsx';
import { PhoneLink, whoOf } from './words.tsx';

type Asked = StoredRequest | ComingCall;

/** The call that a request asks for, in the words of its mail. */
function readCall(request: Asked) {
  const fields = fieldsOf(request.body);
  const call = callOf(fields, request);
  return call && { ...call, request, phone: fields.phone ?? '' };
}

/** Whom to call, when by the operator's clock, and when by the visitor's. */
export function CallLine({ request }: { request: StoredRequest }) {
  const call = readCall(request);
  return (
    call && (
      <Line>
        <h2>
          Call <PhoneLink phone={call.phone} />: {call.inWords}
        </h2>
      </Line>
    )
  );
}

/** Every call to come, soonest first. */
export function ComingCalls({ requests, now }: { requests: readonly Asked[]; now: number }) {
  const coming = requests
    .flatMap((request) => readCall(request) ?? [])
    .map((call) => ({ ...call, at: call.start?.getTime() ?? 0 }))
    .filter(({ at }) => at > now - callHours.minutesApart * 60_000)
    .sort((one, other) => one.at - other.at);
  return (
    coming.length > 0 && (
      <Line aria-labelledby="coming-calls">
        <h2 id="coming-calls">Calls to come</h2>
        <ol>
          {coming.map(({ inWords, phone, request }) => (
            <li key={request.id}>
              <a href={`?${new URLSearchParams({ id: request.id })}`} dir="auto">
                {whoOf(request)}
              </a>{' '}
              · <PhoneLink phone={phone} /> · {inWords}
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
  a { color: ${color.text}; font-weight: 550; }
  [href^='tel:'] { white-space: nowrap; }
`;
