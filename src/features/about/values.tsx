import styled from 'styled-components';
import { aboutPage } from '#content/about-page.ts';
import { color, space, tracking } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';

export function Values() {
  return (
    <Section>
      <SectionHead {...aboutPage.values} />
      <Grid>
        {aboutPage.values.list.map(({ id, title, text }) => (
          <article key={id}>
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
  gap: ${space.xl} ${space.lg};

  article {
    padding-block-start: ${space.lg};
    border-block-start: 1px solid ${color.hairlineLit};
  }
  h3 { margin-block-end: ${space.sm}; font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem); letter-spacing: ${tracking.heading}; }
  p { max-width: 30rem; }
`;
