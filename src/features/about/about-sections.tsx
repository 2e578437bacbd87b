import { Compass, Handshake, Target, Zap } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, size, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { FigureDrawing } from '#ui/figure-drawing.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section, SectionHead } from '#ui/section.tsx';

export function Mission({ words }: { words: SiteWords }) {
  const { title, statement, means } = words.aboutPage.mission;
  return (
    <Section>
      <Statement>
        <h2>{title}</h2>
        <p>
          {statement} <span>{means}</span>
        </p>
      </Statement>
    </Section>
  );
}

const Statement = styled.div`
  display: grid;
  gap: ${space.lg};

  h2 { color: ${color.accent}; font-size: ${font.body}; font-weight: 500; }
  p {
    max-width: 26em;
    color: ${color.text};
    /* The size follows the width, so that the fallback typeface has as many lines. */
    font-size: min(max(6vw, 1.25rem), 1.2rem + 2vw, 2.75rem);
    font-weight: 500;
    line-height: 1.22;
    letter-spacing: ${tracking.heading};
  }
  /* A line of its own does not move when the typeface arrives late. */
  span { display: block; color: ${color.textFaint}; }
`;

export function Values({ words }: { words: SiteWords }) {
  const { aboutPage } = words;
  return (
    <Section>
      <SectionHead {...aboutPage.values} />
      <Grid>
        {aboutPage.values.list.map(({ id, drawing, title, text }) => (
          <article key={id}>
            <FigureDrawing {...drawing} />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </Grid>
    </Section>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(17rem, 40%)), 1fr));
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
  p { max-width: 30rem; }
  svg { height: 3.75rem; margin-block-end: ${space.lg}; stroke: ${color.accent}; }
`;

const icons = { results: Target, delivery: Zap, expertise: Compass, partnership: Handshake };

export function WhyChoose({ words }: { words: SiteWords }) {
  const { whyChoose } = words.aboutPage;
  return (
    <Section>
      <Sides>
        <SectionHead {...whyChoose} />
        <Points>
          {whyChoose.points.map(({ id, title, text }) => (
            <li key={id}>
              <Icon icon={icons[id]} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Points>
      </Sides>
    </Section>
  );
}

const Sides = styled.div`
  @media ${media.wide} { display: grid; grid-template-columns: 1fr 1fr; align-items: start; gap: ${space.lg};
    > div { position: sticky; top: calc(${size.header} + ${space.xl}); } }
`;

const Points = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.xxs} min(${space.lg}, 4vw);
    padding-block: ${space.lg};
    border-top: 1px solid ${color.hairline};
  }
  li:first-of-type { padding-top: 0; border-top: 0; }
  li:last-of-type { padding-bottom: 0; }
  svg {
    grid-row: span 2;
    width: min(${size.touch}, 12vw);
    height: min(${size.touch}, 12vw);
    padding: min(0.6rem, 3vw);
    border: 1px solid ${color.hairlineLit};
    border-radius: ${radius.control};
    color: ${color.accent};
    background: ${color.surfaceRaised};
  }
  h3 { font-size: ${font.h3}; }
  p { text-wrap: balance; }
`;

export function People({ words }: { words: SiteWords }) {
  const { people, peopleWords } = words;
  if (people.length === 0) return null;
  return (
    <Section>
      <SectionHead {...peopleWords} />
      <Row>
        {people.map(({ name, role, sentence, portrait }) => (
          <li key={name}>
            <img src={portrait} alt="" width="128" height="128" loading="lazy" />
            <h3>{name}</h3>
            <small>{role}</small>
            <p>{sentence}</p>
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space.xxl} ${space.lg};

  img { border-radius: ${radius.card}; object-fit: cover; }
  h3 { margin-top: ${space.md}; font-size: ${font.h3}; }
  small { color: ${color.accent}; font-size: ${font.small}; }
  p { margin-top: ${space.xs}; max-width: 22rem; }
`;
