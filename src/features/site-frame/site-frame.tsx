import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function SiteFrame({ words, current, startsAtTop, children }: SiteFrameProps) {
  const Main = startsAtTop ? MainFromTop : 'main';
  return (
    <>
      <SkipLink href="#content">{words.frameWords.skip}</SkipLink>
      <SiteHeader words={words} current={current} />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter words={words} current={current} />
    </>
  );
}

type SiteFrameProps = {
  words: SiteWords;
  current?: string;
  /** A short page stands in the middle, unless its title is to stay where it is. */
  startsAtTop?: boolean;
  children: ReactNode;
};

const MainFromTop = styled.main`
  align-content: start;
`;

const SkipLink = styled.a`
  position: fixed;
  top: ${space.xs};
  inset-inline-start: ${space.xs};
  z-index: 20;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.control};
  color: ${color.ground};
  background: ${color.text};
  font-size: ${font.small};
  font-weight: 550;

  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media ${media.print} {
    display: none;
  }
`;
