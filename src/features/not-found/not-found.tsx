import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { ButtonLink, SecondaryLink } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Actions, Container } from '#ui/section.tsx';

export const NotFound = ({ words: { notFoundPage, pages } }: { words: SiteWords }) => (
  <>
    <PageHead title={notFoundPage.title} lead={notFoundPage.lead}>
      <Actions>
        <ButtonLink href={pages.home}>{notFoundPage.goHome}</ButtonLink>
        <SecondaryLink href={pages.services}>{notFoundPage.seeServices}</SecondaryLink>
      </Actions>
    </PageHead>
    <Container>
      <Drawing viewBox="0 0 988 240" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden>
        <linearGradient id="not-found" gradientUnits="userSpaceOnUse" x2="690">
          <stop offset=".45" stopColor={color.accentStrong} stopOpacity="0" />
          <stop offset="1" stopColor={color.working} />
        </linearGradient>
        <g strokeWidth="2" strokeLinecap="round">
          <Line d="M304 30C460 30 520 120 690 120" stroke="url(#not-found)" />
          <Dots d="M708 120H836" stroke={color.accent} strokeDasharray="0 10" />
        </g>
        <End cx="690" cy="120" r="6" />
        <Tile x="853" y="53" width="134" height="134" rx="37" pathLength="464" />
        <Status x="920" y="136">
          404
        </Status>
      </Drawing>
    </Container>
  </>
);

const Drawing = styled.svg`
  width: 100%;
  aspect-ratio: 684 / 240;
  /* Links stay above the drawing where it overlaps them. */
  position: relative;
  z-index: -1;

  main:has(&) {
    isolation: isolate;
  }
  @media ${media.phone} {
    height: 12.5rem;
    padding-top: ${space.lg};
    overflow: visible;
  }
  @media ${media.medium} {
    margin-block-end: -${space.xl};
  }
  @media ${media.mediumToWider} {
    &:dir(ltr) {
      aspect-ratio: auto;
      height: 15rem;
      margin-block-end: -8rem;
      overflow: visible;
      clip-path: inset(-13rem 0 0 calc(11.35 * ${font.h1}));
    }
  }
  @media ${media.wider} {
    aspect-ratio: 934 / 240;
    overflow: visible;
    &:dir(ltr) {
      margin-block: -9rem -5rem;
    }
  }
  &:dir(rtl) {
    mask: linear-gradient(90deg, transparent, ${color.ground} 12%);
  }
`;

/** On a phone, the right 488 units are in sight, and tile and lines are larger. */
const Line = styled.path`
  vector-effect: non-scaling-stroke;

  @media ${media.phone} {
    d: path('M500 120H690');
  }
  @media ${media.mediumToWider} {
    &:dir(ltr) {
      d: path('M0-191H856Q920-191 920-127V-115');
    }
  }
  @media ${media.wider} {
    &:dir(ltr) {
      d: path('M606-44C690-44 620 120 690 120');
    }
  }
`;

const Dots = styled.path`
  vector-effect: non-scaling-stroke;

  @media ${media.phone} {
    d: path('M708 120H776');
  }
  @media ${media.mediumToWider} {
    &:dir(ltr) {
      d: path('M920-97V-52');
    }
  }
`;

const End = styled.circle`
  fill: ${color.working};
  stroke: ${color.workingGlow};
  stroke-width: 14;
  paint-order: stroke;

  @media ${media.mediumToWider} {
    &:dir(ltr) {
      cx: 920px;
      cy: -115px;
    }
  }
`;

const placeOfTile = css`
  @media ${media.phone} {
    transform: translate(-495px, -60px) scale(1.5);
  }
  @media ${media.mediumToWider} {
    &:dir(ltr) {
      transform: translateY(-102px);
    }
  }
`;

const Tile = styled.rect`
  fill: ${color.surface};
  stroke: ${color.working};
  stroke-width: 1.5;
  /* The rectangle's pathLength is 29 dashes with their gaps, so none is cut. */
  stroke-dasharray: 7 9;
  ${placeOfTile}
`;

const Status = styled.text`
  fill: ${color.text};
  font-size: 46px;
  font-weight: 600;
  letter-spacing: ${tracking.title};
  text-anchor: middle;
  ${placeOfTile}
`;
