import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { otherColor as color } from '#styles/other-color.ts';
import { font, media, space } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Section, SectionHead } from '#ui/section.tsx';
import { largeFigureStyles, Statistics } from '#ui/statistics.tsx';

export function WhyUs({ words }: { words: SiteWords }) {
  const { homePage, pages } = words;
  const { meetUs } = homePage.whyUs;
  return (
    <Section id="about" isBand>
      <SectionHead {...homePage.whyUs}>
        {meetUs && (
          <ButtonLink href={pages.about} data-variant="secondary">
            {meetUs}
          </ButtonLink>
        )}
      </SectionHead>
      <Figures>
        <Statistics statistics={homePage.whyUs.statistics} isDrawn />
      </Figures>
      <Line>
        {homePage.whyUs.timeline.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Line>
    </Section>
  );
}

/** The second figure is large, and the others stand in one row. */
const Figures = styled.div`
  dl { grid-template-columns: repeat(auto-fit, minmax(min(100%, max(6.5rem, 28%)), 1fr)); align-items: end; }
  dt { min-height: 2lh; }
  dl > :nth-of-type(2) {
    order: -1;
    grid-column: 1 / -1;
    dt { min-height: 0; }
    ${largeFigureStyles}
  }
  /* The thread runs before the last of four columns. */
  @media ${media.wide} {
    :has(~ &) > p { max-width: calc(50% - ${space.lg} / 2); }
    dl { grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: ${space.lg}; }
    dl > :nth-of-type(2) {
      grid-column: auto;
      dt { min-height: 2lh; }
      dd { display: block; font-size: min(6.5rem, 33cqi); }
      svg { width: min(9rem, 100%); margin: 0 0.04em ${space.xs}; }
    }
  }
`;

const Line = styled.ol`
  position: relative;
  display: grid;
  gap: ${space.xl};
  margin-top: ${space.sectionHead};

  &::before {
    content: '';
    position: absolute;
    inset-block: 0.5rem 0;
    inset-inline-start: 0.4375rem;
    width: 2px;
    background: linear-gradient(${color.accentStrong}, ${color.working}, ${color.done} 80%, transparent);
    forced-color-adjust: none;
  }
  li { position: relative; padding-inline-start: ${space.xxl}; }
  li::before {
    content: '';
    position: absolute;
    top: 0.375rem;
    inset-inline-start: 0;
    width: 1rem;
    height: 1rem;
    border: 2px solid ${color.accent};
    border-radius: 50%;
    background: ${color.ground};
  }
  li:last-of-type::before { border-color: ${color.done}; background: ${color.done}; }
  h3 { margin-bottom: ${space.xxs}; font-size: ${font.body}; line-height: 1.75rem; }
  p { font-size: ${font.small}; }

  @media ${media.medium} {
    grid-template-columns: repeat(4, 1fr);
    column-gap: ${space.lg};

    &::before {
      inset: 0.4375rem 0 auto calc(-1 * ${space.gutter});
      width: auto;
      height: 2px;
      background-image: linear-gradient(90deg, transparent, ${color.accentStrong} 5%, ${color.working}, ${color.done} 80%, transparent);
    }
    li { padding: ${space.xl} 0 0; }
    li::before { top: 0; }
  }
  /* All stations stand in the gaps before their columns, because the last one stands on the thread. */
  @media ${media.spacious} { li::before { inset-inline-start: calc(${space.lg} / -2 - 0.5rem); } }
`;
