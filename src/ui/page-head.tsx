import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media, size, space, tracking } from '#styles/tokens.ts';
import { ListedLink } from './contact-ways.tsx';
import { Icon } from './icon.tsx';
import { estimatedWidthOfLongestWord } from './longest-word.ts';
import { Container, Lead } from './section.tsx';

export function PageHead({ title, question, lead, back, aside, below, children }: PageHeadProps) {
  const isCentered = below !== undefined;
  const hasAside = aside !== undefined;
  return (
    <Container>
      <Sides $hasAside={hasAside} $isCentered={isCentered}>
        <Head $isCentered={isCentered}>
          {back}
          {question ? (
            <>
              <SmallTitle>{title}</SmallTitle>
              <Question data-question $longestWordEm={estimatedWidthOfLongestWord(question)}>
                {question}
              </Question>
            </>
          ) : (
            <Title $longestWordEm={estimatedWidthOfLongestWord(title)} $isCentered={isCentered}>
              {title}
            </Title>
          )}
          {lead && <Summary $hasAside={hasAside}>{lead}</Summary>}
          {children}
        </Head>
        {aside}
        {below}
      </Sides>
    </Container>
  );
}

/**
 * A part `below` the head, such as a ticket, stands in one centred column with it. A `question` is
 * the largest line, and the title a small one above it.
 */
type PageHeadProps = { title: string; question?: string | undefined; lead: ReactNode } & {
  [Part in 'back' | 'aside' | 'below' | 'children']?: ReactNode;
};

/**
 * `$hasAside` reserves a column, because on a slow network the part beside the title arrives later
 * and must not move it.
 */
const Sides = styled.div<{ $hasAside: boolean; $isCentered: boolean }>`
  display: grid;
  align-items: start;
  gap: ${space.xxl} clamp(${space.xxl}, 3.75vw, 6rem);
  padding-top: ${space.sectionHead};
  ${({ $hasAside }) => $hasAside && asideStyles}
  ${({ $isCentered }) => $isCentered && centeredStyles}
`;

const asideStyles = css`
  @media ${media.wide} {
    grid-template-columns: 1fr minmax(0, min(30rem, 50vw));
  }
`;

/** The title stands where that of Thank You does. */
const centeredStyles = css`
  isolation: isolate;
  row-gap: ${space.xl};
  justify-items: center;
  padding-block: 1.25rem ${space.lg};
  text-align: center;
  @media ${media.wide} {
    padding-block-start: calc(${space.sectionHead} - 1.25rem);
  }
`;

const Head = styled.div<{ $isCentered: boolean }>`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  container-type: inline-size;
  ${({ $isCentered }) => $isCentered && centeredHeadStyles}
`;

const centeredHeadStyles = css`
  justify-self: stretch;
  justify-items: center;
  gap: ${space.md};
`;

const Title = styled.h1<{ $longestWordEm: number; $isCentered: boolean }>`
  max-width: ${({ $isCentered }) => ($isCentered ? 'none' : size.prose)};
  font-size: min(
    ${font.h1},
    max(8.75vw, 1.5rem),
    100cqi / ${({ $longestWordEm }) => $longestWordEm}
  );
`;

const SmallTitle = styled.h1`
  margin: 0;
  color: ${color.accent};
  font-size: 1.125rem;
  font-weight: 500;
  line-height: 1.25;
  letter-spacing: ${tracking.title};
`;

const Question = styled.p<{ $longestWordEm: number }>`
  max-width: 13em;
  color: ${color.text};
  font-size: min(
    clamp(2.25rem, 1rem + 4.6vw, 5.25rem),
    100cqi / ${({ $longestWordEm }) => $longestWordEm}
  );
  font-weight: 600;
  line-height: 1.02;
  letter-spacing: -0.035em;
  text-wrap: balance;
`;

const Summary = styled(Lead)<{ $hasAside: boolean }>`
  ${({ $hasAside }) => $hasAside && besideAsideStyles}
`;

const besideAsideStyles = css`
  @media ${media.wide} {
    max-width: 32em;
  }
`;

export const BackLink = ({ href, children }: { href: string; children: string }) =>
  children && (
    <SmallLink href={href}>
      <Icon icon={ArrowLeft} pointsAlong />
      {children}
    </SmallLink>
  );

const SmallLink = styled(ListedLink)`
  padding-inline-end: ${space.sm};
  font-size: ${font.small};
`;
