import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { otherColor as color, media, space, tracking } from '#styles/tokens.ts';
import { LARGE } from './headline-sizes.ts';
import { CLEAR_GAP, LeadBesideThread, LinkBesideThread } from './thread.tsx';

/**
 * An owner may remove the about page or leave the words empty, so these types are wider than
 * today's words.
 */
export function Advice({ words: { homePage, pages } }: { words: SiteWords }) {
  const { about }: Partial<Record<string, string>> = pages;
  const { title, text, link }: Record<'title' | 'text' | 'link', string> = homePage.advice;
  return (
    title && (
      <Statement>
        <Saying>{title}</Saying>
        {text && <LeadBesideThread>{text}</LeadBesideThread>}
        {about && link && <LinkBesideThread href={about}>{link}</LinkBesideThread>}
      </Statement>
    )
  );
}

const Statement = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md} ${CLEAR_GAP};
  margin-block-start: ${space.section};
  padding-block-start: ${space.section};
  border-block-start: 1px solid ${color.hairlineLit};

  @media ${media.wide} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`;

const Saying = styled.h3`
  font-size: ${LARGE};
  line-height: 1.02;
  letter-spacing: ${tracking.display};

  @media ${media.wide} {
    grid-row: span 2;
  }
`;
