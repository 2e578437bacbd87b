import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, size, space, tracking } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { figureStyles, largeFigureStyles, nowrapIfOneWord, Statistics } from '#ui/statistics.tsx';

export const Mission = ({ words: { aboutPage } }: { words: SiteWords }) => (
  <Section>
    <Statement>
      <h2>{aboutPage.mission.title}</h2>
      <p>
        {aboutPage.mission.statement} <span>{aboutPage.mission.means}</span>
      </p>
    </Statement>
  </Section>
);

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

export const TrackRecord = ({ words: { aboutPage } }: { words: SiteWords }) => (
  <Section isBand>
    <SectionHead {...aboutPage.trackRecord} />
    <Figures>
      <Statistics statistics={aboutPage.trackRecord.statistics} isDrawn />
    </Figures>
  </Section>
);

/** Five figures stand in one row. In a narrow window four stand below the first. */
const Figures = styled.div`
  dl { grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr)); }
  @media ${media.narrow} {
    dl { grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); }
    dl > :first-of-type:nth-last-of-type(odd) {
      grid-column: 1 / -1;
      ${largeFigureStyles}
    }
  }
`;

export const WhyChoose = ({ words: { aboutPage } }: { words: SiteWords }) => (
  <Section>
    <Sides>
      <SectionHead {...aboutPage.whyChoose} />
      <Points>
        {aboutPage.whyChoose.points.map(({ evidence, title, text }) => (
          <li key={title}>
            <strong {...nowrapIfOneWord(evidence)}>{evidence}</strong>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Points>
    </Sides>
  </Section>
);

const Sides = styled.div`
  padding-block-start: calc(0.5 * ${space.section});
  @media ${media.wide} { display: grid; grid-template-columns: 1fr 1fr; align-items: start; gap: ${space.lg};
    > div { position: sticky; top: calc(${size.header} + ${space.xl}); } }
`;

const Points = styled.ul`
  display: grid;
  container-type: inline-size;

  li {
    display: grid;
    grid-template-columns: minmax(min(8rem, 31%), auto) 1fr;
    gap: ${space.xxs} ${space.md};
    padding-block: ${space.lg};
    border-top: 1px solid ${color.hairline};
  }
  li:first-of-type { padding-top: 0; border-top: 0; }
  li:last-of-type { padding-bottom: 0; }
  strong { ${figureStyles} grid-row: span 2; color: ${color.accent}; font-size: min(1.75rem, 8vw); line-height: 1; }
  h3 { font-size: ${font.h3}; }
  p { max-width: 24rem; }

  @container (width < 20rem) {
    li { grid-template-columns: 1fr; }
    strong { grid-row: auto; }
  }
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
