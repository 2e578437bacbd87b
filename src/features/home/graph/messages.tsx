import { CalendarCheck } from 'lucide';
import styled, { keyframes } from 'styled-components';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { playBetween } from '../timeline.ts';
import { boxAt } from './box.styles.ts';

type AnswerProps = { answer: string | undefined; label: string };

export const Answer = ({ answer, label }: AnswerProps) => (
  <AnswerBox>
    {label && <Label>{label}</Label>}
    <Calendar icon={CalendarCheck} />
    <AnswerText>{answer}</AnswerText>
  </AnswerBox>
);

const stamp = keyframes`
  from {
    opacity: 0;
    transform: scale(1.06);
  }
  to {
    opacity: 1;
    transform: scale(1);
  }
`;

const AnswerBox = styled.div`
  ${boxAt({ inset: 'auto auto 0 50%' })}
  ${cardStyles({ edge: color.accent })}
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.sm} ${space.md};
  font-size: min(1.25rem, 4.4cqw);
  font-weight: 600;
  line-height: 1.4;

  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border: 1px solid ${color.done};
    border-radius: inherit;
    background: ${color.doneGlow};
  }
  @media ${media.motion} {
    animation: ${stamp} ${playBetween(1.8, 2.1)};
  }
  @media ${media.forcedColors} {
    background: Canvas;
  }
`;

/** It stands on the upper border, so that nobody takes the answer for a booking of their own. */
const Label = styled.small`
  position: absolute;
  bottom: calc(100% - 0.7em);
  inset-inline-start: ${space.md};
  z-index: 1;
  padding-inline: ${space.xs};
  border-radius: ${radius.control};
  color: ${color.ground};
  background: ${color.done};
  font-size: ${font.tiny};
`;

/** The drawing runs from left to right in all languages, its sentences in their own direction. */
export const AnswerText = styled.p`
  unicode-bidi: plaintext;
`;

const Calendar = styled(Icon)`
  color: ${color.done};
`;
