import { Check } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { channels } from '#content/channels.ts';
import { drawn } from '#content/figures.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section, SectionHead } from '#ui/section.tsx';

export const Values = ({ words }: { words: SiteWords }) => (
  <Section>
    <SectionHead {...words.aboutPage.values} />
    <Grid>
      {words.aboutPage.values.list.map(({ drawing, title, text }) => (
        <article key={title}>
          <div aria-hidden="true" data-scene={drawing}>
            {evidence[drawing](words)}
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </Grid>
  </Section>
);

const WORKDAYS = 5;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const evidence = {
  answer: ({ aboutPage: { values } }) => (
    <>
      <s>{values.bigger}</s>
      <b>
        <Icon icon={Check} />
        {values.simpler}
      </b>
    </>
  ),
  week: ({ conversation }) => <Row of={conversation.calendar.days.slice(0, WORKDAYS)} />,
  hours: ({ aboutPage: { values } }) => (
    <>
      <ol>
        {hours.map((hour) => (
          <li key={hour} />
        ))}
      </ol>
      {values.quartersOfDay.map((hour) => (
        <small key={hour}>{hour}</small>
      ))}
    </>
  ),
  channels: ({ homePage }) => (
    <Row of={channels.map((each) => homePage.hero.graph.outputs[each])} />
  ),
} satisfies Record<string, (words: SiteWords) => ReactNode>;

const Row = ({ of }: { of: readonly string[] }) => (
  <ol>
    {of.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ol>
);

const lit = `border: 1px solid ${color.accent}; color: ${color.text}; background: ${color.accentGlow};`;

const researchDays = Math.max(1, Math.round((WORKDAYS * drawn.researchTime.amount) / 100));

const Grid = styled.div`
  display: grid;
  overflow: clip;
  ${cardStyles()}

  article {
    margin: 0 0 -1px;
    margin-inline-end: -1px;
    padding: min(clamp(${space.lg}, 0.5rem + 3vw, 3rem), 6.2vw);
    border: solid ${color.hairline};
    border-width: 0 0 1px;
    border-inline-end-width: 1px;
  }
  h3 { margin-block-end: ${space.sm}; font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem); letter-spacing: ${tracking.heading}; }
  p { max-width: 30rem; text-wrap: balance; }

  @media ${media.medium} {
    article { display: grid; grid-template: auto 1fr / 1fr 1fr; column-gap: ${space.xl}; }
    && [data-scene] { grid-row: span 2; align-self: center; margin: 0; }
  }
  @media ${media.wide} {
    grid-template-columns: repeat(12, 1fr);
    article { display: block; grid-column: span 7; }
    && [data-scene] { min-height: 7.75rem; margin-block-end: ${space.lg}; }
    article:is(:nth-of-type(4n + 2), :nth-of-type(4n + 3)) { grid-column: span 5; }
    article:last-of-type:nth-of-type(odd) { grid-column: 1 / -1; }
  }

  [data-scene] {
    display: grid;
    align-content: center;
    max-width: 36rem;
    margin-block-end: ${space.lg};
    container-type: inline-size;
    @media ${media.print} { display: none; }
  }
  ol { display: flex; gap: min(${space.xs}, 1.2cqi); }
  li {
    flex: 1 0 0;
    min-width: max-content;
    padding: 1.5em 0.6em;
    border: 1px solid ${color.hairlineLit};
    border-radius: ${radius.control};
    background: ${color.hairline};
    font-size: min(${font.small}, max(12px, 4.2cqi));
    line-height: 1;
    text-align: center;
  }

  [data-scene='answer'] {
    gap: ${space.xs};
    font-size: min(clamp(1.5rem, 1rem + 2vw, 2.75rem), 8cqi);
    line-height: 1.25;
    letter-spacing: ${tracking.heading};

    s { color: ${color.textFaint}; text-decoration-thickness: 2px; }
    b { display: flex; align-items: center; gap: 0.4em; color: ${color.text}; font-weight: 550; }
    svg { padding: 0.2em; border-radius: 50%; color: ${color.done}; background: ${color.doneGlow}; }
  }
  [data-scene='week'] li:nth-last-of-type(-n + ${researchDays}) { ${lit} }
  [data-scene='hours'] {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space.xs} 0;
    ol { grid-column: 1 / -1; gap: min(3px, 0.6cqi); }
    li { padding: 1.75rem 0; border: 0; border-radius: 3px; }
    /* All hours of support are lit. At night automation works. */
    li:is(:nth-of-type(-n + 6), :nth-of-type(n + 22)) { --lit: ${color.working}; }
    li:nth-of-type(-n + ${drawn.supportHours.amount}) { background: var(--lit, ${color.accent}); }
    small { font-size: min(${font.tiny}, max(12px, 4cqi)); }
  }
  [data-scene='channels'] {
    ol { flex-wrap: wrap; }
    li { border: 1px dashed ${color.fieldBorder}; background: none; }
    li:first-of-type { ${lit} }
  }
`;
