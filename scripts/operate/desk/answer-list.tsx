import styled from 'styled-components';
import { callHours } from '#domain/call-hours.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import type { Outbox, StoredRequest } from '#server/leads.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { fieldsOf } from '../outbox/view.ts';
import { onOneLine } from '../table.ts';
import { ComingCalls } from './coming-calls.tsx';
import { paintPage } from './page.tsx';
import { addressOf, lastBefore, type Question, SearchForm, wantedBy } from './question.tsx';
import { Standing } from './standing.tsx';
import { momentHere, reason, StateBadge, serviceName, whoOf } from './words.tsx';

const PAGE = 50;
const MOST_CALLS = 1_000;

export async function answerList(outbox: Outbox, question: Question, token: string) {
  const now = Date.now();
  const [health, found, waiting, calls] = await Promise.all([
    outbox.health(),
    outbox.newest(wantedBy(question), lastBefore(question), PAGE + 1),
    outbox.newest({ states: ['pending'] }, undefined, PAGE),
    callsToCome(outbox, now),
  ]);
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;

  return paintPage(
    'Requests',
    <>
      <Standing health={health} waiting={waiting} now={now} token={token} />
      <ComingCalls requests={calls} now={now} />
      <SearchForm asked={question} />
      {shown.length === 0 ? <p>No request is like that.</p> : <RequestList requests={shown} />}
      {last && (
        <a href={addressOf({ ...question, before: `${last.acceptedAt} ${last.id}` })}>Older ones</a>
      )}
    </>,
  );
}

/** Bookings have times only if the hours have a time zone. */
async function callsToCome(outbox: Outbox, now: number) {
  if (callHours.timeZone) return bookingsIn(outbox).coming();
  const since = now - (callHours.daysAhead + 2) * 86_400_000;
  const states = ['pending', 'delivered', 'parked'] as const;
  return outbox.newest({ states, since, word: 'phone' }, undefined, MOST_CALLS);
}

function RequestList({ requests }: { requests: readonly StoredRequest[] }) {
  return (
    <List>
      {requests.map((request) => (
        <li key={request.id}>
          <a href={`?${new URLSearchParams({ id: request.id })}`}>
            <time>{momentHere(request.acceptedAt)}</time>
            <StateBadge state={request.state} />
            <strong dir="auto">{whoOf(request)}</strong>
            <span dir="auto">{aboutOf(request)}</span>
            <small>{reason(request)}</small>
          </a>
        </li>
      ))}
    </List>
  );
}

function aboutOf({ body }: StoredRequest) {
  // Stored fields may be older than today's form.
  const { company = '', service = '' }: { company?: string; service?: string } = fieldsOf(body);
  return [onOneLine(company), serviceName(service)].filter(Boolean).join(' · ');
}

const List = styled.ul`
  display: grid;
  border-top: 1px solid ${color.hairline};

  a {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space.xxs} ${space.md};
    padding: ${space.sm} ${space.xs};
    border-bottom: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    text-decoration: none;
  }
  a:hover { background: ${color.surfaceRaised}; }
  time { font-variant-numeric: tabular-nums; }
  strong {
    grid-column: 1 / -1;
    color: ${color.text};
    font-weight: 550;
  }
  strong, span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span, small { grid-column: 1 / -1; }
  small { color: ${color.textFaint}; font-size: ${font.tiny}; }

  @media ${media.wide} {
    a {
      grid-template-columns: 11rem 6.5rem 13rem 3fr 2fr;
      align-items: center;
    }
    strong, span, small { grid-column: auto; }
  }
`;
