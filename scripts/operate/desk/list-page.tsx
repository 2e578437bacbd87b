import { z } from 'zod';
import { operatorWords } from '#content/operator-words.ts';
import { wordFor } from '#content/word-for.ts';
import { onOneLine } from '#server/desk/on-one-line.ts';
import {
  deliveryInWords,
  lastDeliveryInWords,
  momentInAgencyZone,
  remarkOn,
} from '#server/desk/request-in-words.ts';
import type { Requests } from '#server/requests/requests.ts';
import { deliveryState, type StoredRequest } from '#server/requests/stored-request.ts';
import { alertsIn } from '#server/running/alerts.ts';
import { readStoreHealth, type StoreHealth } from '#server/running/health.ts';
import { ActionForm } from './action-form.tsx';
import { CallsToCome, readCallsToCome } from './calls.tsx';
import { Back, DeskPage } from './desk-page.tsx';
import { addressOfRequest, requestWords, StateBadge, visitorOf } from './request-parts.tsx';

const { desk, locale } = operatorWords;
/** A button stands in place of the sentence. */
const wordsOfAlerts = { ...operatorWords, alerts: { ...operatorWords.alerts, releaseAll: '' } };

/** Without a limit, a search takes nine seconds in a store of 200,000 requests. */
const SEARCHED = 20_000;

export async function listPage(requests: Requests, query: URLSearchParams) {
  const { state = '', word = '', searched = '' } = Object.fromEntries(query);
  const size = z.coerce.number().int().positive().catch(50).parse(query.get('size'));
  const { data: knownState } = deliveryState.safeParse(state);
  const selection = { states: knownState && [knownState], word: word.trim() || undefined };
  const within = word && searched !== 'all' ? SEARCHED : undefined;
  const { found, isCut } = await requests.search(selection, size + 1, within);
  const health = await readStoreHealth(requests);
  const calls = await readCallsToCome(requests);

  return (
    <DeskPage title={desk.title}>
      <Delivery health={health} shownState={knownState} />
      <CallsToCome calls={calls} />
      <search id="requests">
        <form method="get" action="#requests">
          <input type="hidden" name="state" value={state} />
          <label>
            {desk.search.word} <input name="word" defaultValue={word} />
          </label>
          <button type="submit">{desk.search.show}</button>
        </form>
        {(knownState || word) && <Back />}
      </search>
      <RequestList requests={found.slice(0, size)} />
      {isCut && (
        <p>
          {desk.search.isCut(SEARCHED.toLocaleString(locale))}{' '}
          <a href={listAddress({ state, word, searched: 'all', size })}>{desk.search.inAll}</a>
        </p>
      )}
      {found.length > size && (
        <a href={listAddress({ state, word, searched, size: 2 * size })}>{desk.search.older}</a>
      )}
    </DeskPage>
  );
}

type Filters = { state: string; word: string; searched: string; size: number };

const listAddress = ({ size, ...filters }: Filters) =>
  `?${new URLSearchParams({ ...filters, size: `${size}` })}#requests`;

type CountedState = 'pending' | 'late' | 'held' | 'parked';

function Delivery({
  health,
  shownState,
}: {
  health: StoreHealth;
  shownState?: string | undefined;
}) {
  const { undelivered: pending, late, held, parked, heldOverQuota, heldInFlood } = health;
  const { flow, inWords, why } = deliveryInWords(health, operatorWords);
  const alerts = alertsIn(health, wordsOfAlerts).text.split('\n');
  const counts = Object.entries({ pending, late, held, parked }) as [CountedState, number][];
  return (
    <section data-delivery={flow}>
      <h1>{inWords}</h1>
      <p>
        {why && <strong>{why} </strong>}
        {lastDeliveryInWords(health.lastDeliveredAt, operatorWords)}
      </p>
      {alerts.map((text) => text && <p key={text}>{text}</p>)}
      {pending + parked > 0 && <ActionForm action="retry-all" />}
      {heldOverQuota + heldInFlood > 0 && <ActionForm action="release-all" />}
      <dl className="counts">
        {counts.map(([name, count]) => (
          <CountLink key={name} name={name} count={count} isShown={name === shownState} />
        ))}
      </dl>
    </section>
  );
}

type CountProps = { name: CountedState; count: number; isShown: boolean };

function CountLink({ name, count, isShown }: CountProps) {
  const label = requestWords.states[name];
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a
          href={`?state=${name === 'late' ? 'pending' : name}#requests`}
          aria-current={isShown || undefined}
          aria-label={`${count}: ${label}`}
        >
          {count}
        </a>
      </dd>
    </div>
  );
}

function RequestList({ requests }: { requests: readonly StoredRequest[] }) {
  if (requests.length === 0) return <p>{desk.search.none}</p>;
  return (
    <ul className="list">
      {requests.map((request) => (
        <li key={request.id}>
          <a href={addressOfRequest(request)}>
            <time>{momentInAgencyZone(request.acceptedAt, locale)}</time>
            <StateBadge state={request.state} />
            <strong dir="auto">{visitorOf(request)}</strong>
            <span dir="auto">{subjectOf(request)}</span>
            <small>{remarkOn(request, operatorWords)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An earlier version of the form may have had neither field. */
function subjectOf({ formValues }: StoredRequest) {
  const { company, service } = formValues;
  const serviceName = wordFor(requestWords.optionWords, 'service', service);
  return [onOneLine(company ?? ''), serviceName].filter(Boolean).join(' · ');
}
