import styled from 'styled-components';
import { aboutPage } from '#content/about-page.ts';
import { media } from '#styles/media.ts';
import { color, font, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { Section, SectionHead } from '#ui/section.tsx';

export function Values() {
  return (
    <Section>
      <SectionHead {...aboutPage.values} />
      <Grid>
        {aboutPage.values.list.map(({ id, title, text }) => (
          <Value as="article" key={id}>
            <Drawing viewBox="0 0 96 56" aria-hidden="true">
              {drawings[id]}
            </Drawing>
            <h3>{title}</h3>
            <p>{text}</p>
          </Value>
        ))}
      </Grid>
    </Section>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(17rem, 40%)), 1fr));
  gap: ${space.lg};
`;

const Value = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.sm};

  svg { width: 7.5rem; margin-bottom: ${space.lg}; }
  h3 { font-size: ${font.h3}; }
  p { text-wrap: balance; }

  @media ${media.wide} {
    grid-template: auto 1fr / 1fr auto;
    column-gap: ${space.xxl};
    padding: 2.5rem;

    svg { grid-area: 1 / 2 / span 2; align-self: center; width: 9rem; margin: 0; }
  }
`;

/** Each value as a small picture, in the strokes of the icons and the two hues of the site. */
const drawings = {
  // Two circles that meet: the client's goals, and what we build.
  client: (
    <>
      <circle className="quiet" cx="68" cy="28" r="27" />
      <circle className="accent" cx="28" cy="28" r="27" />
      <path className="lit" d="M48 9.900a27 27 0 0 1 0 36.200 27 27 0 0 1 0-36.200z" />
      <circle className="point" cx="48" cy="28" r="4" />
    </>
  ),
  // A week of five days, one of them for research.
  innovation: (
    <>
      <path className="quiet" d="M1 17h13v24H1zM21 17h13v24H21zM41 17h13v24H41zM61 17h13v24H61z" />
      <path className="lit" d="M81 5h14v48H81z" />
    </>
  ),
  // The twenty-four hours of a day, none of them dark.
  reliability: (
    <>
      <path className="quiet" d="M1 52h94" />
      <path className="hours" pathLength="24" d="M4 52a44 44 0 0 1 88 0" />
      <circle className="point" cx="48" cy="52" r="4" />
    </>
  ),
  // Each step as high as the one before it and its customers.
  scale: (
    <>
      <path className="quiet" d="M1 55V44M23 55V37M45 55V29M67 55V20M89 55V12" />
      <path className="accent-fill" d="M1 36 23 29 45 21 67 12 91 4v51H1z" />
      <path className="accent" d="M1 36 23 29 45 21 67 12 91 4" />
      <circle className="point" cx="91" cy="4" r="4" />
    </>
  ),
};

const Drawing = styled.svg`
  overflow: visible;
  fill: none;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  .quiet { stroke: ${color.textFaint}; stroke-opacity: 0.6; }
  .accent { stroke: ${color.accent}; }
  .lit { fill: ${color.secondary}; fill-opacity: 0.18; stroke: ${color.secondary}; }
  .accent-fill { fill: ${color.accent}; fill-opacity: 0.12; }
  .hours {
    stroke: ${color.accent};
    stroke-width: 7;
    stroke-linecap: butt;
    stroke-dasharray: 0.3 0.7;
    stroke-dashoffset: 0.15;
  }
  .point { fill: ${color.secondary}; }
`;
