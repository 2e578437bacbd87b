import { CalendarCheck } from 'lucide';
import styled, { keyframes } from 'styled-components';
import { show } from '#styles/keyframes.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { afterStart, lasting } from '../timeline.ts';
import { boxAt } from './box.styles.ts';
import { container } from './measures.ts';

type AnswerProps = { answer: string | undefined; label: string };

/** The last path of the icon is its check. */
export const Answer = ({ answer, label }: AnswerProps) => (
  <AnswerBox>
    {label && <Label>{label}</Label>}
    <Calendar icon={CalendarCheck.slice(0, -1)}>
      <Check {...CalendarCheck.at(-1)?.[1]} />
    </Calendar>
    <AnswerText>{answer}</AnswerText>
  </AnswerBox>
);

const stamp = keyframes`
  from {
    opacity: 0;
    transform: scale(1.06);
  }
`;

const draw = keyframes`
  from {
    clip-path: inset(0 100% 0 0);
  }
`;

const stroke = keyframes`
  from {
    stroke-dashoffset: 9;
  }
`;

const AnswerBox = styled.div`
  ${boxAt({ inset: 'auto auto 0 50%' })}
  ${cardStyles({ edge: color.accent })}
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.sm} ${space.md};
  font-size: min(${font.body}, 4.3cqw);
  font-weight: 600;
  line-height: 1.4;

  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border: 1px solid ${color.done};
    border-radius: inherit;
    background: ${color.doneGlow};
    @media ${media.motion} {
      animation: ${draw} ${lasting(0.4)} ${afterStart(1.9)} backwards;
    }
  }
  @media ${media.motion} {
    animation: ${stamp} ${lasting(0.3)} ${afterStart(1.8)} cubic-bezier(0.2, 1.4, 0.4, 1) backwards;
  }
  @media ${media.forcedColors} {
    background: Canvas;
  }
  @container ${container.tight} {
    padding: ${space.xs};
    font-size: ${font.tiny};
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
  @media ${media.motion} {
    animation: ${show} ${lasting(0.4)} ${afterStart(2)} backwards;
  }
`;

const Calendar = styled(Icon)`
  color: ${color.done};
  @container ${container.tight} {
    display: none;
  }
`;

const Check = styled.path`
  @media ${media.motion} {
    stroke-dasharray: 9;
    animation: ${stroke} ${lasting(0.3)} ${afterStart(2.1)} backwards;
  }
`;
