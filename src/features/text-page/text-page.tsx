import styled from 'styled-components';
import type { TextPage } from '#content/questions.ts';
import { color, font, motion, size, space } from '#styles/tokens.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Section } from '#ui/section.tsx';

export function TextPageView({ title, lead, parts, areQuestions }: TextPage) {
  const [Part, Title] = areQuestions ? [Question, 'summary' as const] : [Text, 'h2' as const];
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Section>
        <Column>
          {parts.map(({ title, text }) => (
            <Part key={title}>
              <Title>{title}</Title>
              <p>{text}</p>
            </Part>
          ))}
        </Column>
      </Section>
    </>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: ${size.prose};

  p { white-space: pre-line; }
`;

const Text = styled.section`
  h2 { margin-bottom: ${space.xs}; font-size: ${font.h3}; }
`;

const Question = styled.details`
  padding-bottom: ${space.md};
  border-bottom: 1px solid ${color.hairline};

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
