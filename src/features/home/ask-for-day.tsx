import styled, { css, keyframes } from 'styled-components';
import { fillBlanks } from '#content/fill-blanks.ts';
import type { SiteWords } from '#content/words.ts';
import { dayStyles } from '#features/scenes/days.tsx';
import { FIRST_DAY, OFFERED_DAYS } from '#features/scenes/offered-days.ts';
import { color, font, media, radius, size, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { playBetween } from './timeline.ts';

/**
 * The sample customer's question. A visitor answers it with a day, and all drawings of the page
 * show that day, by CSS alone. Before a choice, and without this part, they show the first day.
 */
export function AskForDay({ words: { homePage, conversation } }: { words: SiteWords }) {
  const { chooseDayOfDrawings, graph } = homePage.hero;
  return (
    <Bubble aria-labelledby="asked" aria-describedby="try">
      <SmallPrint>{fillBlanks(graph.when, { hour: conversation.website.when })}</SmallPrint>
      <Question id="asked">{graph.question}</Question>
      <Days>
        {OFFERED_DAYS.map((day) => (
          <Day key={day}>
            <Choice type="radio" name="day" value={day} defaultChecked={day === FIRST_DAY} />
            {conversation.calendar.days[day]}
          </Day>
        ))}
      </Days>
      <SmallPrint id="try">{chooseDayOfDrawings}</SmallPrint>
    </Bubble>
  );
}

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
  to {
    opacity: 1;
    transform: translateY(0);
  }
`;

const Bubble = styled.fieldset`
  ${cardStyles({ edge: color.accent })}
  width: fit-content;
  margin-inline: auto;
  padding: min(${space.lg}, 5vw);
  color: ${color.text};
  font-size: ${font.body};
  line-height: 1.4;
  @media ${media.motion} {
    animation: ${appear} ${playBetween(0, 0.25)};
  }
`;

/** The picture of the first screen. */
const Question = styled.p`
  font-size: min(clamp(1.625rem, 2.65vw, 2.125rem), 7vw);
  font-weight: 600;
  line-height: 1.15;
  letter-spacing: ${tracking.heading};
`;

const SmallPrint = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.tiny};
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block: ${space.md} ${space.xs};
`;

function choiceOf(day: (typeof OFFERED_DAYS)[number]) {
  return css`
    :root:has(&[value='${day}']:checked) {
      ${dayStyles(day)}
    }
  `;
}

const Choice = styled.input`
  position: absolute;
  inset: 0;
  z-index: -1;
  border: 1px solid ${color.fieldBorder};
  border-radius: ${radius.control};
  background: ${color.field};
  appearance: none;
  cursor: pointer;
  transition: border-color 120ms;

  ${OFFERED_DAYS.slice(1).map(choiceOf)}
  &:checked {
    border: 2px solid ${color.accent};
    background: linear-gradient(${color.accentGlow} 0 0) ${color.surface};
  }
`;

const Day = styled.label`
  position: relative;
  isolation: isolate;
  /* All in one row, or two in each: by the window, because the width of the words changes when
     the typeface arrives. */
  flex: 1 0 clamp(3.75rem, (22rem - 100vw) * 99, 40%);
  display: grid;
  place-content: center;
  min-height: ${size.touch};
  padding-inline: ${space.xs};
  cursor: pointer;
  transition: transform 90ms;

  &:active {
    transform: scale(0.98);
  }
  @media ${media.hover} {
    &:hover ${Choice} {
      border-color: ${color.accent};
    }
  }
`;
