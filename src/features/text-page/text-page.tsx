import styled from 'styled-components';
import type { TextPage } from '#content/text-pages.ts';
import { color, font, motion, size, space } from '#styles/tokens.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Container, Section } from '#ui/section.tsx';

/** Questions with their answers, or the text of a law: titles, and what stands below them. */
export function TextPageView({ title, lead, parts, areQuestions }: TextPage) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Section>
        <Container>
          {areQuestions ? <Questions parts={parts} /> : <Texts parts={parts} />}
        </Container>
      </Section>
    </>
  );
}

type Parts = Pick<TextPage, 'parts'>;

const Texts = ({ parts }: Parts) => (
  <Column>
    {parts.map(({ title, text }) => (
      <section key={title}>
        <h2>{title}</h2>
        <p>{text}</p>
      </section>
    ))}
  </Column>
);

const Questions = ({ parts }: Parts) => (
  <Column>
    {parts.map(({ title, text }) => (
      <details key={title}>
        <summary>{title}</summary>
        <p>{text}</p>
      </details>
    ))}
  </Column>
);

const Column = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: ${size.prose};

  h2 { margin-bottom: ${space.xs}; font-size: ${font.h3}; }
  p { white-space: pre-line; }

  details { padding-bottom: ${space.md}; border-bottom: 1px solid ${color.hairline}; }
  summary {
    min-height: ${size.touch};
    color: ${color.text};
    font-size: ${font.lead};
    font-weight: 550;
    cursor: pointer;
    transition: color ${motion.feedback};
    &:hover { color: ${color.accent}; }
  }
`;
