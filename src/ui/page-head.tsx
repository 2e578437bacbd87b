import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, media, size, space } from '#styles/tokens.ts';
import { ListedLink } from './contact-ways.tsx';
import { Icon } from './icon.tsx';
import { Container, Lead } from './section.tsx';

export const PageHead = ({ title, lead, back, aside, below, children }: PageHeadProps) => (
  <Container>
    <Sides $hasAside={aside !== undefined} $isCentered={below !== undefined}>
      <Head $longestWordEm={estimatedWidthOfLongestWord(title)}>
        {back}
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        {children}
      </Head>
      {aside}
      {below}
    </Sides>
  </Container>
);

/** An estimate in em. A title is no larger than its longest word allows in its column. */
export const estimatedWidthOfLongestWord = (title: string) =>
  Number((0.6 * Math.max(...title.split(/[\s-]/).map(({ length }) => length))).toFixed(1));

/** A part `below` the head, such as a ticket, stands in one centred column with it. */
type PageHeadProps = { title: string; lead: ReactNode } & {
  [Part in 'back' | 'aside' | 'below' | 'children']?: ReactNode;
};

/** `$hasAside` reserves a column, because on a slow network the part beside the title arrives later and must not move it. */
const Sides = styled.div<{ $hasAside: boolean; $isCentered: boolean }>`
  display: grid;
  align-items: start;
  gap: ${space.xxl} clamp(${space.xxl}, 3.75vw, 6rem);
  padding-top: ${space.sectionHead};

  ${({ $isCentered }) => $isCentered && `isolation: isolate; row-gap: ${space.xl}; justify-items: center; text-align: center; > :first-child { justify-self: stretch; justify-items: center; gap: ${space.md}; h1 { max-width: none; } }`}
  @media ${media.wide} {
    ${({ $hasAside }) => $hasAside && `grid-template-columns: 1fr minmax(0, 30rem); > :first-of-type > p { max-width: 32em; }`}
  }
`;

const Head = styled.div<{ $longestWordEm: number }>`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  container-type: inline-size;

  h1 {
    max-width: ${size.prose};
    font-size: min(
      ${font.h1},
      max(9vw, 1.5rem),
      100cqi / ${({ $longestWordEm }) => $longestWordEm}
    );
  }
`;

/** Right-to-left pages turn the arrow around by `data-back` (global-style.ts). */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <SmallLink href={href} data-back>
    <Icon icon={ArrowLeft} />
    {children}
  </SmallLink>
);

const SmallLink = styled(ListedLink)`
  padding-inline-end: ${space.sm};
  font-size: ${font.small};
`;
