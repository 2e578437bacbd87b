import { operatorWords } from '#content/operator-words.ts';
import { AGENCY_VISIT } from '#domain/agency-calls.ts';
import { type CallState, callState, isStanding } from '#domain/call-state.ts';
import { momentInShort } from '#domain/moment-in-words.ts';
import { knownZone, ourZone } from '#domain/zones.ts';
import { comingCalls } from '#server/calls/coming-calls.ts';
import { callInWords } from '#server/mail/call-in-words.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { remarkOnTime } from '../outbox/request-in-words.ts';
import { addressOf, PhoneLink, requestWords, visitorOf } from './request-parts.tsx';

const { desk, locale } = operatorWords;

export function CallOfRequest({ request }: { request: StoredRequest }) {
  const state = callState(request, Date.now());
  const call = callInWords(request, state);
  if (!call) return null;
  return (
    <section>
      <h2>
        {requestWords.labels['call']} <PhoneLink phone={request.formValues['phone']} />
      </h2>
      <strong>{call.inWords}</strong>
      <TimeRemark state={state} />
      <ChangeLink request={request} state={state} />
    </section>
  );
}

type ComingCall = { request: StoredRequest; state: CallState; start: Date };

export async function callsToCome({ engine }: Requests): Promise<ComingCall[]> {
  const requests = await comingCalls(engine);
  return requests
    .flatMap((request) => {
      const state = callState(request, Date.now());
      return state.begins && isStanding(state) ? [{ request, state, start: state.begins }] : [];
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

function CallToCome({ request, state, start }: ComingCall) {
  const ourTime = momentInShort(start, ourZone(), locale);
  return (
    <li>
      <strong>{ourTime}</strong>
      <div>
        <a href={addressOf(request)} dir="auto">
          {visitorOf(request)}
        </a>{' '}
        <PhoneLink phone={request.formValues['phone']} />
        <TheirTime
          zone={knownZone(request.timeZone) ?? ourZone()}
          start={start}
          ourTime={ourTime}
        />
        <TimeRemark state={state} />
        <MovedBy state={state} />
        <ChangeLink request={request} state={state} />
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

function TimeRemark({ state }: { state: CallState }) {
  const remark = remarkOnTime(state, operatorWords);
  return remark && <p>{desk.calls.note(remark)}</p>;
}

function MovedBy({ state }: { state: CallState }) {
  if (state.news !== 'moved' || state.is === 'freed') return null;
  return <p>{state.isByAgency ? desk.calls.movedByYou : desk.calls.movedByVisitor}</p>;
}

function ChangeLink({ request, state }: { request: StoredRequest; state: CallState }) {
  if (!request.link || state.is === 'cancelled') return null;
  return (
    <p>
      <a href={`${request.link}?${AGENCY_VISIT}`}>{requestWords.labels['callLink']}</a>
    </p>
  );
}
