import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { dayStyles, OFFERED_DAYS } from '#features/scenes/days.tsx';
import { color, font, radius, size, space } from '#styles/tokens.ts';

/** All drawings of the page show the day that a visitor chooses, by CSS alone. Before a choice, and without `AskForDay`, they show day 1, a Tuesday. */
export const AskForDay = ({ words: { homePage, conversation } }: { words: SiteWords }) => (
  <Chips>
    <legend>{homePage.hero.chooseDayOfDrawings}</legend>
    <div>
      {OFFERED_DAYS.map((day) => (
        <label key={day}>
          <input type="radio" name="day" value={day} defaultChecked={day === 1} />
          {conversation.calendar.days[day]}
        </label>
      ))}
    </div>
  </Chips>
);

const Chips = styled.fieldset`
  &, div { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.xs}; }
  justify-content: center;
  margin-block-end: clamp(${space.md}, 3vw, ${space.lg});
  padding: 0;
  border: 0;
  color: ${color.text};
  font-size: ${font.small};

  ${OFFERED_DAYS.slice(1)
    .map((day) => `:root:has(&):has(label:nth-of-type(${day}) > :checked) { ${dayStyles(day)} }`)
    .join('')}

  /* As a flex container, a fieldset places its legend only if the legend floats. */
  legend { float: inline-start; padding: 0; flex: 1 1 6.25rem; max-width: max-content; margin-inline-end: ${space.xxs}; min-width: min-content; font-weight: 550; line-height: 1.35; overflow-wrap: break-word; }
  label {
    position: relative;
    display: grid;
    place-content: center;
    min-width: 3.375rem;
    min-height: ${size.touch};
    padding-inline: ${space.xs};
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 1px solid ${color.fieldBorder};
    border-radius: ${radius.control};
    background: ${color.surface};
    appearance: none;
  }
  input:checked { border: 2px solid ${color.accent}; background: linear-gradient(${color.accentGlow} 0 0) ${color.surface}; }
`;
