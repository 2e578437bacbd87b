import styled from 'styled-components';
import { aboutPage } from '#content/about-page.ts';
import { color, font, space, tracking } from '#styles/tokens.ts';
import { Section } from '#ui/section.tsx';

export function Mission() {
  const { title, statement, means } = aboutPage.mission;
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
    font-size: clamp(1.625rem, 1.2rem + 2vw, 2.75rem);
    font-weight: 500;
    line-height: 1.22;
    letter-spacing: ${tracking.heading};
  }
  span { color: ${color.textFaint}; }
`;
