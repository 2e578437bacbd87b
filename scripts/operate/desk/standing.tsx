import styled from 'styled-components';
import { duration } from '#server/duration.ts';
import type { OutboxHealth } from '#server/outbox/outbox.ts';
import type { StoredRequest } from '#server/outbox/stored-request.ts';
import { color, font, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { answerInWords } from '../answer-in-words.ts';
import { moment } from '../outbox/view.ts';

/** How it stands at this moment: the lane, and what waits behind it. */
export function Standing({
  health,
  waiting,
  deliveredToday,
  now,
}: {
  health: OutboxHealth;
  waiting: readonly StoredRequest[];
  deliveredToday: number;
  now: number;
}) {
  const { pausedSince, oldestUndeliveredSeconds } = health;
  const figures = {
    Waiting: health.undelivered,
    Late: health.late,
    Held: health.held,
    Parked: health.parked,
    'Delivered today': deliveredToday,
  };
  const [refused] = waiting.every(({ lastAnswer }) => lastAnswer) ? waiting : [];
  const flows = pausedSince === null && !refused;
  return (
    <Board data-flows={flows ? '' : undefined}>
      <h1>{flows ? 'Delivery flows' : pausedSince ? 'Delivery is paused' : 'Delivery fails'}</h1>
      <p>
        {pausedSince === null &&
          refused?.lastAnswer &&
          `What waits was tried, and comes again: ${answerInWords(refused.lastAnswer)}. `}
        {laneSentence(health, now)}
        {oldestUndeliveredSeconds !== null &&
          ` The oldest has waited ${duration(oldestUndeliveredSeconds * 1_000)}.`}
      </p>
      <dl>
        {Object.entries(figures).map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </Board>
  );
}

function laneSentence(
  { pausedSince, pausedBecause, nextProbeAt, lastDeliveredAt }: OutboxHealth,
  now: number,
) {
  if (pausedSince !== null)
    return (
      `Your workflow has taken nothing since ${moment(pausedSince)}: ${answerInWords(pausedBecause ?? 'timeout')}. ` +
      `It is asked again in ${duration(Math.max(0, (nextProbeAt ?? now) - now))}.`
    );
  return lastDeliveredAt === null
    ? 'Nothing has been delivered yet.'
    : `The last request was delivered ${duration(now - lastDeliveredAt)} ago.`;
}

const Board = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space.sm};

  h1 {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    font-size: ${font.h3};
  }
  h1::before {
    content: '';
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: ${color.danger};
  }
  &[data-flows] h1::before { background: ${color.secondary}; }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
    gap: ${space.md};
    margin-top: ${space.sm};
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: ${space.md};
    border-left: 1px solid ${color.hairlineLit};
  }
  dt { color: ${color.textFaint}; font-size: ${font.tiny}; }
  dd {
    color: ${color.text};
    font-size: 1.75rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;
