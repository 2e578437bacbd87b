import type { ReactNode } from 'react';
import styled from 'styled-components';
import { channels } from '#content/channels.ts';
import { drawnFigures } from '#content/figures.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { checkStyles } from '#ui/check.styles.ts';
import { Section, SectionHead } from '#ui/section.tsx';

export const Values = ({ words }: { words: SiteWords }) => (
  <Section>
    <SectionHead {...words.aboutPage.values} />
    <Grid $letters={words.aboutPage.values.simpler.length + LETTERS_OF_CHECK}>
      {words.aboutPage.values.list.map(({ drawing, title, text }) => (
        <article key={title}>
          <div aria-hidden="true" data-scene={drawing}>
            {drawings[drawing](words)}
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </Grid>
  </Section>
);

/** The check before the answer is as wide as three letters. */
const LETTERS_OF_CHECK = 3;
const WORKDAYS = 5;
const researchDays = Math.max(1, Math.round((WORKDAYS * drawnFigures.researchShare.amount) / 100));

const drawings = {
  answer: ({ aboutPage: { values } }) => (
    <>
      <s>{values.bigger}</s>
      <b>{values.simpler}</b>
    </>
  ),
  week: ({ conversation: { calendar }, figures }) =>
    calendar.days.slice(0, WORKDAYS).map((day, index) => (
      <p key={day}>
        {index === WORKDAYS - 1 && <b>{figures.researchShare}</b>}
        {day}
      </p>
    )),
  hours: ({ aboutPage: { values } }) =>
    values.quartersOfDay.map((hour) => <p key={hour}>{hour}</p>),
  channels: ({ homePage }) =>
    channels.map((each) => <p key={each}>{homePage.hero.graph.outputs[each]}</p>),
} satisfies Record<string, (words: SiteWords) => ReactNode>;

/** Full blue is for real actions. */
const CHOSEN = `border: 1px solid ${color.accent}; background: ${color.accentGlow};`;

/** A column of dots for each hour of `supportHours`, a row for each day. The hours from 9 PM to 6 AM have the colour of the AI at work (`working`), the others the accent. */
const COLOR_OF_HOURS = `linear-gradient(90deg, ${color.working} 25%, ${color.accent} 0 87.5%, ${color.working} 0)`;
const DOT_MASK =
  'radial-gradient(circle closest-side, #000 66%, transparent 72%) 0 0 / calc(100% / 24) calc(100% / 7)';

/** The box of each channel contains the boxes before it, and has the channel's name in the column that it adds. The first column is twice as wide as the others. */
function nestedBox(_: string, index: number) {
  const inset = `calc(${channels.length - 1 - index} * var(--step))`;
  return `p:nth-of-type(${index + 1}) {
    grid-column: 1 / ${index + 2};
    margin-block: ${inset};
    margin-inline-start: ${inset};
    padding-inline-start: calc(${index && (100 * (index + 1)) / (index + 2)}% - ${inset});
  }`;
}

const Grid = styled.div<{ $letters: number }>`
  display: grid;
  overflow: clip;
  ${cardStyles()}

  article {
    container-type: inline-size;
    margin-block-end: -1px; /* The card clips the borders at its own edges. */
    margin-inline-end: -1px;
    padding: min(clamp(${space.lg}, 0.5rem + 2.5vw, 2.5rem), 6.2vw);
    border-block-end: 1px solid ${color.hairline};
    border-inline-end: 1px solid ${color.hairline};
  }
  h3 {
    margin-block: ${space.lg} ${space.sm};
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
    letter-spacing: ${tracking.heading};
  }
  article > p {
    max-width: 30rem;
    text-wrap: balance;
  }

  @media ${media.medium} {
    grid-template-columns: repeat(12, 1fr);
    article {
      grid-column: span 6;
    }
  }
  @media ${media.wide} {
    /* Wide and narrow articles alternate as on a chessboard. */
    article {
      grid-column: span 7;
    }
    article:is(:nth-of-type(4n + 2), :nth-of-type(4n + 3)) {
      grid-column: span 5;
    }
  }
  article:last-of-type:nth-of-type(odd) {
    grid-column: 1 / -1;
  }

  [data-scene] {
    color: ${color.text};
    font-size: max(12px, min(${font.small}, 3.6vw));
    line-height: 1.2;
    text-align: center;
    @media ${media.medium} {
      min-height: 8.5rem;
      font-size: min(${font.small}, 1.9vw);
    }
    @media ${media.wide} {
      min-height: 9rem;
    }
  }
  @media ${media.print} {
    && [data-scene] {
      display: none;
    }
  }

  [data-scene='answer'] {
    display: grid;
    place-content: center start;
    letter-spacing: ${tracking.heading};
    text-align: start;

    /* The answer fits into one line: on average, a letter is about 0.52em wide. */
    font-size: min(3.25rem, 100cqi / ${({ $letters }) => 0.52 * $letters});

    s {
      color: ${color.textFaint};
      font-size: 0.6em;
      text-decoration-thickness: 2px;
    }
    b {
      display: flex;
      gap: 0.2em;
      margin-top: ${space.xs};
      font-weight: 550;
      line-height: 1.1;
    }
    b::before {
      ${checkStyles} margin-inline-start: 0;
      color: ${color.done};
    }
  }

  [data-scene='week'] {
    display: flex;
    gap: 2%;
    p {
      flex: 1;
      align-content: end;
      padding-block: 1em;
      border: 1px solid transparent;
      border-radius: ${radius.control};
      background: ${color.hairline};
    }
    p:nth-of-type(n + ${WORKDAYS + 1 - researchDays}) {
      ${CHOSEN}
    }
    b {
      display: block;
      margin-bottom: 0.6em;
      font-size: 1.35em;
      font-weight: 600;
    }
  }

  [data-scene='hours'] {
    display: grid;
    grid-template: 1fr auto / repeat(4, 1fr);
    gap: ${space.xs} 0;
    color: ${color.textMuted};
    text-align: start;
    &::before {
      content: '';
      grid-column: 1 / -1;
      background: ${COLOR_OF_HOURS};
      clip-path: inset(0 ${100 - (100 * drawnFigures.supportHours.amount) / 24}% 0 0);
      mask: ${DOT_MASK};
      forced-color-adjust: none;
      @media ${media.phone} {
        aspect-ratio: 24 / 7;
      }
    }
  }

  [data-scene='channels'] {
    --step: 0.6em;
    display: grid;
    @media ${media.phone} {
      min-height: 8.5rem;
    }
    grid-template-columns: 2fr repeat(${channels.length - 1}, 1fr);
    p {
      grid-row: 1;
      align-content: center;
      white-space: nowrap;
      border-radius: ${radius.card};
    }
    p ~ p {
      border: 1px dashed ${color.fieldBorder};
    }
    p:first-of-type {
      ${CHOSEN}
    }
    ${channels.map(nestedBox)}
  }
`;
