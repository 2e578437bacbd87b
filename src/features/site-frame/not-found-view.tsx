import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, media, space } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Actions, Container } from '#ui/section.tsx';
import { SiteFrame } from './site-frame.tsx';

export function NotFound({ words }: { words: SiteWords }) {
  const { notFoundPage, pages } = words;
  return (
    <SiteFrame words={words}>
      <PageHead title={notFoundPage.title} lead={notFoundPage.lead}>
        <Actions>
          <ButtonLink href={pages.home}>{notFoundPage.goHome}</ButtonLink>
          <ButtonLink href={pages.services} data-variant="secondary">
            {notFoundPage.seeServices}
          </ButtonLink>
        </Actions>
      </PageHead>
      <Container>
        <NotFoundDrawing />
      </Container>
    </SiteFrame>
  );
}

function NotFoundDrawing() {
  return (
    <Drawing
      viewBox="0 0 1040 240"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <linearGradient id="not-found" gradientUnits="userSpaceOnUse" x2="760">
        <stop stopColor={color.accentStrong} stopOpacity="0" />
        <stop offset=".5" stopColor={color.accentStrong} />
        <stop offset="1" stopColor={color.secondary} />
      </linearGradient>
      <g strokeWidth="2" strokeLinecap="round">
        <path d="M0 190C240 190 260 60 460 60S660 120 760 120" stroke="url(#not-found)" />
        <path d="M772 120H920" stroke={color.hairlineLit} strokeDasharray="2 10" />
      </g>
      <g className="light">
        <circle r="4" fill={color.spark} />
      </g>
      <circle cx="760" cy="120" r="6" fill={color.secondary} />
      <rect
        x="932"
        y="68"
        width="104"
        height="104"
        rx="30"
        fill={color.surface}
        stroke={color.textFaint}
        strokeDasharray="7 9"
      />
      <text x="984" y="131" textAnchor="middle" fill={color.textFaint}>
        404
      </text>
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: clamp(11rem, 22vw, 15rem);
  margin-top: ${space.section};
  /* A narrow window cuts its beginning, which fades in. */
  mask: linear-gradient(90deg, transparent, ${color.ground} 30%);

  text { font-size: 2rem; font-weight: 600; }
  .light { opacity: 0; }

  /* Two movements with different easings follow the curve. */
  @media ${media.motion} {
    .light { animation: lose 5s 3; }
    .light circle { animation: sink 5s 3; }
  }
  @keyframes lose {
    from { opacity: 0; transform: translate(0, 190px); animation-timing-function: cubic-bezier(0.333, 0.522, 0.667, 0.565); }
    36% { opacity: 1; transform: translate(460px, 190px); animation-timing-function: cubic-bezier(0.333, 0.667, 0.667, 0.667); }
    60% { opacity: 1; transform: translate(760px, 190px); }
    61%, to { opacity: 0; transform: translate(760px, 190px); }
  }
  @keyframes sink {
    from { animation-timing-function: cubic-bezier(0.333, 0, 0.667, 1); }
    36% { transform: translate(0, -130px); animation-timing-function: cubic-bezier(0.333, 0, 0.667, 1); }
    60%, to { transform: translate(0, -70px); }
  }
`;
