import { callInWords } from '#content/call-in-words.ts';
import { operatorWords } from '#content/operator-words.ts';
import { agencyLinkOf } from '#domain/agency-visit.ts';
import { type CallState, callStateOf, isAtAnotherTime, isStanding } from '#domain/call-state.ts';
import { momentInShort } from '#domain/moment-in-words.ts';
import { agencyZone, knownZone } from '#domain/zones.ts';
import { remarkOnCall } from '#server/desk/request-in-words.ts';
import { readComingCalls } from '#server/requests/coming-calls.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { addressOfRequest, PhoneLink, requestWords, visitorOf } from './request-parts.tsx';

const { desk, locale } = operatorWords;

export function CallOfRequest({ request }: { request: StoredRequest }) {
  const callState = callStateOf(request, Date.now());
  const call = callInWords(request, callState);
  if (!call) return null;
  return (
    <section>
      <h2>
        {requestWords.labels['call']} <PhoneLink phone={request.formValues['phone']} />
      </h2>
      <strong>{call.inWords}</strong>
      <TimeRemark callState={callState} />
      <ChangeLink request={request} callState={callState} />
    </section>
  );
}

type ComingCall = { request: StoredRequest; callState: CallState; start: Date };

export async function readCallsToCome({ engine }: Requests): Promise<ComingCall[]> {
  const requests = await readComingCalls(engine);
  return requests
    .flatMap((request) => {
      const callState = callStateOf(request, Date.now());
      return callState.begins && isStanding(callState)
        ? [{ request, callState, start: callState.begins }]
        : [];
    })
    .sort((first, other) => +first.start - +other.start);
}

export function CallsToCome({ calls }: { calls: readonly ComingCall[] }) {
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby="coming-calls">
      <h2 id="coming-calls">{desk.calls.title}</h2>
      <ol>
        {calls.map((call) => (
          <CallToCome key={call.request.id} {...call} />
        ))}
      </ol>
    </section>
  );
}

function CallToCome({ request, callState, start }: ComingCall) {
  const ourTime = momentInShort(start, agencyZone(), locale);
  return (
    <li>
      <strong>{ourTime}</strong>
      <div>
        <a href={addressOfRequest(request)} dir="auto">
          {visitorOf(request)}
        </a>{' '}
        <PhoneLink phone={request.formValues['phone']} />
        <TheirTime
          zone={knownZone(request.timeZone) ?? agencyZone()}
          start={start}
          ourTime={ourTime}
        />
        <TimeRemark callState={callState} />
        <MovedBy callState={callState} />
        <ChangeLink request={request} callState={callState} />
      </div>
    </li>
  );
}

function TheirTime({ zone, start, ourTime }: { zone: string; start: Date; ourTime: string }) {
  const theirTime = momentInShort(start, zone, locale);
  if (theirTime === ourTime) return null;
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return <p>{desk.calls.theirTime(theirTime, city)}</p>;
}

function TimeRemark({ callState }: { callState: CallState }) {
  const remark = remarkOnCall(callState, operatorWords);
  return remark && <p>{desk.calls.note(remark)}</p>;
}

function MovedBy({ callState }: { callState: CallState }) {
  if (callState.change !== 'moved' || isAtAnotherTime(callState)) return null;
  return <p>{callState.isByAgency ? desk.calls.movedByYou : desk.calls.movedByVisitor}</p>;
}

function ChangeLink({ request, callState }: { request: StoredRequest; callState: CallState }) {
  const link = agencyLinkOf(request);
  if (!link || callState.is === 'cancelled') return null;
  return (
    <p>
      <a href={link}>{requestWords.labels['callLink']}</a>
    </p>
  );
}
