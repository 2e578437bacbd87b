import styled from 'styled-components';
import { aboutPage } from '#content/about-page.ts';
import { media } from '#styles/media.ts';
import { font, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { Container, Section, SectionHead } from '#ui/section.tsx';
import { ValueDrawing } from './value-drawing.tsx';

export function Values() {
  const { title, lead, list } = aboutPage.values;
  return (
    <Section>
      <Container>
        <SectionHead title={title} lead={lead} />
        <Grid>
          {list.map(({ id, title, text }) => (
            <Value as="article" key={id}>
              <ValueDrawing value={id} />
              <h3>{title}</h3>
              <p>{text}</p>
            </Value>
          ))}
        </Grid>
      </Container>
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
