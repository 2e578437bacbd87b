import styled from 'styled-components';
import { agency, contactLinks } from '#content/agency.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, motion, size, space } from '#styles/tokens.ts';
import { summaryStyles } from '#ui/fold.styles.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Prose } from '#ui/prose.tsx';
import { Section, UnderSky } from '#ui/section.tsx';

export function TextPageView({ page }: TextPageProps) {
  const { title, lead, parts, areQuestions } = page;
  const Part = areQuestions ? Question : Chapter;
  const Column = areQuestions ? Questions : Chapters;
  const Title = areQuestions ? Summary : ChapterTitle;
  const Text = areQuestions ? Answer : ChapterText;
  return (
    <>
      <UnderSky as="div">
        <PageHead title={title} lead={lead} />
      </UnderSky>
      <Section>
        <Column>
          {Object.entries(parts).map(([index, { title, text }]) => (
            <Part key={index}>
              <Title>{title}</Title>
              <Text>{withLinks(text)}</Text>
            </Part>
          ))}
        </Column>
      </Section>
    </>
  );
}

type TextPageProps = { page: SiteWords['textPages'][number] };

/**
 * `split` puts what LINKS finds at odd indexes. A link shows neither the scheme nor a slash at the
 * end.
 */
const withLinks = (text: string) =>
  Object.entries(text.split(LINKS)).map(([index, part]) =>
    Number(index) % 2 === 0 ? (
      part
    ) : (
      <TextLink key={index} href={HREF[part] ?? part}>
        {part.replace(/^https:\/\/|\/$/g, '')}
      </TextLink>
    ),
  );

const HREF: Readonly<Record<string, string>> = {
  [agency.email]: contactLinks.email,
  [agency.phone]: contactLinks.phone,
};
const escaped = (text: string) => text.replaceAll(/\W/g, '\\$&');
/**
 * URLs without the punctuation that follows them, and the agency's e-mail address and telephone
 * number.
 */
const LINKS = new RegExp(`(https://\\S*[^\\s.,;:!?)]|${Object.keys(HREF).map(escaped).join('|')})`);

const TextLink = styled.a`
  color: ${color.text};
`;

const Questions = styled(Prose)`
  gap: ${space.xl};
`;

const Question = styled.details`
  padding-bottom: ${space.md};
  border-bottom: 1px solid ${color.hairline};
`;

const Summary = styled.summary`
  ${summaryStyles}
  min-height: ${size.touch};
  color: ${color.text};
  font-size: ${font.lead};
  font-weight: 550;
  transition: color ${motion.feedback};

  &:hover {
    color: ${color.accent};
  }
`;

const Answer = styled.p`
  white-space: pre-line;
`;

const Chapters = styled(Prose)`
  gap: ${space.lg};

  @media ${media.medium} {
    gap: ${space.xl};
    max-width: none;
    padding-block-end: ${space.xl};
    border-block-end: 1px solid ${color.hairline};
  }
`;

const Chapter = styled.section`
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.hairline};

  @media ${media.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    padding-block-start: ${space.xl};
  }
`;

const ChapterTitle = styled.h2`
  && {
    margin-bottom: ${space.xs};
  }
`;

const ChapterText = styled.p`
  white-space: pre-line;

  @media ${media.medium} {
    max-width: 38rem;
  }
`;
