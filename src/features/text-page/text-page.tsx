import styled from 'styled-components';
import type { TextPage } from '#content/questions.ts';
import { color, font, motion, size, space } from '#styles/tokens.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Prose } from '#ui/prose.tsx';
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
              <p>{withLinks(text)}</p>
            </Part>
          ))}
        </Column>
      </Section>
    </>
  );
}

/** An address in a text leads there; a full stop behind it is no part of it. */
const withLinks = (text: string) =>
  text.split(/(https:\/\/\S*[^\s.,;:!?)])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part}>
        {part.replace(/^https:\/\/|\/$/g, '')}
      </a>
    ),
  );

const Column = styled(Prose)`
  gap: ${space.xl};

  p { white-space: pre-line; }
`;

const Text = styled.section`
  h2 { margin-bottom: ${space.xs}; }
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
