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
      <linearGradient id="not-found" gradientUnits="userSpaceOnUse" x2="710">
        <stop stopColor={color.accentStrong} stopOpacity="0" />
        <stop offset=".5" stopColor={color.accentStrong} />
        <stop offset="1" stopColor={color.secondary} />
      </linearGradient>
      <radialGradient id="nowhere">
        <stop stopColor={color.accentStrong} stopOpacity=".5" />
        <stop offset="1" stopColor={color.accentStrong} stopOpacity="0" />
      </radialGradient>
      <g stroke={color.hairline}>
        <circle cx="940" cy="120" r="93" fill="url(#nowhere)" />
        <circle cx="940" cy="120" r="73" />
      </g>
      <g strokeWidth="3" strokeLinecap="round">
        <path d="M0 190C220 190 240 60 430 60S620 120 710 120" stroke="url(#not-found)" />
        <path d="M724 120H880" stroke={color.hairlineLit} strokeDasharray="2 10" />
      </g>
      <g className="light">
        <circle r="4" fill={color.spark} />
      </g>
      <circle cx="710" cy="120" r="7" fill={color.secondary} />
      <rect
        x="890"
        y="70"
        width="100"
        height="100"
        rx="28"
        fill={color.surface}
        stroke={color.secondary}
        strokeWidth="1.5"
        strokeDasharray="7 9"
      />
      <text x="940" y="132" textAnchor="middle" fill={color.text}>
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

  text { font-size: 2.125rem; font-weight: 600; }
  .light { opacity: 0; }

  /* Two movements with different easings follow the curve. */
  @media ${media.motion} {
    .light { animation: lose 5s 3; }
    .light circle { animation: sink 5s 3; }
  }
  @keyframes lose {
    from { opacity: 0; transform: translate(0, 190px); animation-timing-function: cubic-bezier(0.333, 0.512, 0.667, 0.558); }
    36% { opacity: 1; transform: translate(430px, 190px); animation-timing-function: cubic-bezier(0.333, 0.679, 0.667, 0.679); }
    60% { opacity: 1; transform: translate(710px, 190px); }
    61%, to { opacity: 0; transform: translate(710px, 190px); }
  }
  @keyframes sink {
    from { animation-timing-function: cubic-bezier(0.333, 0, 0.667, 1); }
    36% { transform: translate(0, -130px); animation-timing-function: cubic-bezier(0.333, 0, 0.667, 1); }
    60%, to { transform: translate(0, -70px); }
  }
`;
