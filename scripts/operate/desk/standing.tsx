import styled from 'styled-components';
import { duration } from '#server/duration.ts';
import type { StoredRequest } from '#server/leads.ts';
import type { OutboxHealth } from '#server/outbox/outbox.ts';
import { color, space } from '#styles/tokens.ts';
import { answerInASentence, remedyFor } from '../answer-in-words.ts';
import { failureOf } from '../outbox/view.ts';
import { ActionForm, Actions } from './action-form.tsx';
import { Sheet } from './page.tsx';
import { momentHere } from './words.tsx';

export function Standing({ health, waiting, now, token }: StandingProps) {
  const { pausedSince, oldestUndeliveredSeconds } = health;
  const counts = [
    { name: 'Waiting', count: health.undelivered, state: 'pending' },
    { name: 'Late', count: health.late, state: 'pending' },
    { name: 'Held', count: health.held, state: 'held' },
    { name: 'Parked', count: health.parked, state: 'parked' },
  ] as const;
  const trouble = pausedSince === null ? failureOf(waiting) : (health.pausedBecause ?? 'timeout');
  const standing = trouble
    ? pausedSince
      ? 'is paused'
      : 'fails'
    : health.late > 0
      ? 'is late'
      : 'flows';
  return (
    <Board data-standing={standing}>
      <h1>Delivery {standing}</h1>
      <p>
        {trouble && (
          <strong>
            {answerInASentence(trouble)} {remedyFor(trouble)}{' '}
          </strong>
        )}
        {laneSentence(health, now)}
        {oldestUndeliveredSeconds !== null &&
          ` The oldest has waited ${duration(oldestUndeliveredSeconds * 1_000)}.`}
      </p>
      {health.undelivered + health.parked > 0 && (
        <Actions>
          <ActionForm action="retry all" token={token} />
        </Actions>
      )}
      <dl>
        {counts.map(({ name, count, state }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <a
                href={`?state=${state}#requests`}
                aria-label={`${count.toLocaleString('en')}: ${name}`}
              >
                {count.toLocaleString('en')}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Board>
  );
}

type StandingProps = {
  health: OutboxHealth;
  waiting: readonly StoredRequest[];
  now: number;
  token: string;
};

function laneSentence({ pausedSince, nextProbeAt, lastDeliveredAt }: OutboxHealth, now: number) {
  if (pausedSince !== null)
    return (
      `Your workflow has taken nothing since ${momentHere(pausedSince)}. ` +
      `It is asked again in ${duration(Math.max(0, (nextProbeAt ?? now) - now))}.`
    );
  return lastDeliveredAt === null
    ? 'Nothing has been delivered yet.'
    : `The last request was delivered ${duration(now - lastDeliveredAt)} ago.`;
}

/** Legible on dark and on light ground. */
const AMBER = '#d9962b';

const Board = styled(Sheet)`
  h1 { display: flex; align-items: center; gap: ${space.sm}; }
  h1::before {
    content: '';
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: ${color.danger};
  }
  &[data-standing='flows'] h1::before { background: ${color.secondary}; }
  &[data-standing='is late'] h1::before { background: ${AMBER}; }
  dl { grid-template-columns: repeat(4, 1fr); gap: ${space.xs}; margin-top: ${space.sm}; }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: ${space.sm};
    border-left: 1px solid ${color.hairlineLit};
  }
  dd a { color: inherit; text-decoration: underline 1px ${color.hairlineLit}; text-underline-offset: 0.2em; }
  dd a:hover { color: ${color.accent}; }
  dd {
    font-size: 1.75rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;
