import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space, tracking } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { nowrapIfOneWord, Statistics } from '#ui/statistics.tsx';

export const Mission = ({ words: { aboutPage } }: { words: SiteWords }) => (
  <Section>
    <Statement>
      <h2>{aboutPage.mission.title}</h2>
      <p>
        {aboutPage.mission.statement} <span>{aboutPage.mission.explanation}</span>
      </p>
    </Statement>
  </Section>
);

const Statement = styled.div`
  display: grid;
  gap: ${space.lg};
  @media ${media.narrow} {
    padding-top: ${space.section};
  }

  h2 {
    color: ${color.accent};
    font-size: ${font.body};
    font-weight: 500;
  }
  p {
    max-width: 26em;
    color: ${color.text};
    /* The size follows the window's width, so that the text has as many lines before the typeface arrives as after. */
    font-size: min(max(6vw, 1.25rem), 1.2rem + 2vw, 2.75rem);
    font-weight: 500;
    line-height: 1.22;
    letter-spacing: ${tracking.heading};
    text-wrap: balance;
  }
  /* On a line of its own, the explanation does not move when the typeface arrives. */
  span {
    display: block;
    margin-block-start: 0.6em;
    color: ${color.textFaint};
    font-size: 0.75em;
    line-height: 1.4;
    letter-spacing: ${tracking.title};
  }
`;

export const TrackRecord = ({ words: { aboutPage } }: { words: SiteWords }) => (
  <Section isBand>
    <SectionHead {...aboutPage.trackRecord} />
    <Figures>
      <Statistics statistics={aboutPage.trackRecord.statistics} />
    </Figures>
  </Section>
);

/** In narrow windows, the first of an odd number of figures has a row of its own. In wide windows, the lead begins above the third of five figures. The two gaps make it so: 2fr with the gap `md` is as wide as two of five columns with the gap `lg`. */
const Figures = styled.div`
  @media ${media.narrow} {
    dl {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 21%)), 1fr));
      row-gap: ${space.xxl};
    }
    dl > :first-of-type:nth-last-of-type(odd) {
      grid-column: 1 / -1;
      dd {
        display: flex;
        flex-direction: row-reverse;
        align-items: end;
        justify-content: flex-end;
        gap: min(${space.xl}, 4.2vw);
        width: auto;
        font-size: min(10rem, 29cqi);
        line-height: 0.9;
      }
      svg {
        flex: 1;
        width: 0;
        max-width: 16rem;
        margin: 0 0 0.05em;
      } /* Beside the figure, on its baseline. */
    }
  }
  @media ${media.wide} {
    :has(~ &&) {
      grid-template-columns: 2fr 3fr;
      column-gap: ${space.md};
    }
    dl {
      column-gap: ${space.lg};
    }
  }
`;

export const WhyChoose = ({ words: { aboutPage } }: { words: SiteWords }) => (
  <Section>
    <Ledger>
      <SectionHead {...aboutPage.whyChoose} />
      <ul>
        {aboutPage.whyChoose.points.map(({ evidence, title, text }) => (
          <li key={title}>
            <strong {...nowrapIfOneWord(evidence)}>{evidence}</strong>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Ledger>
  </Section>
);

const Ledger = styled.div`
  margin-block-end: calc(-1 * ${space.section}); /* Rows have room of their own. */
  li {
    padding-block: ${space.lg} ${space.xl};
    border-top: 1px solid ${color.hairlineLit};
  }
  strong {
    color: ${color.text};
    font-size: clamp(2rem, 4vw, 4.5rem);
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: ${tracking.display};
  }
  h3 {
    margin-block: ${space.xs} ${space.xxs};
    font-size: 1.5rem;
    letter-spacing: ${tracking.heading};
  }

  @media ${media.medium} {
    li {
      display: grid;
      grid-template: auto auto / 10rem 1fr;
      gap: ${space.xs} ${space.lg};
    }
    strong {
      grid-row: span 2;
    }
    strong,
    h3 {
      align-self: baseline;
      margin: 0;
    }
    p {
      text-wrap: balance;
    }
  }
  @media ${media.wide} {
    > div,
    li {
      grid-template-columns: 1fr 2fr;
      column-gap: ${space.md};
    }
    > div {
      align-items: end;
      max-width: none;
      > p {
        max-width: 28rem;
      }
    }
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

  img {
    border-radius: ${radius.card};
    object-fit: cover;
  }
  h3 {
    margin-top: ${space.md};
    font-size: ${font.h3};
  }
  small {
    color: ${color.accent};
    font-size: ${font.small};
  }
  p {
    margin-top: ${space.xs};
    max-width: 22rem;
  }
`;
