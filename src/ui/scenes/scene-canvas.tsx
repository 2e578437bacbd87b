import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';

/** The sheet that every scene is drawn on: one light, one dotted ground, one set of fills and strokes. */
export function SceneCanvas({ name, className, children }: SceneCanvasProps) {
  return (
    <Sheet $name={name} className={className} viewBox="0 0 400 260" aria-hidden="true">
      <defs>
        <linearGradient id={`${name}-panel`} x2="0" y2="1">
          <stop stopColor="#1a2542" />
          <stop offset="1" stopColor="#0b1326" />
        </linearGradient>
        <linearGradient id={`${name}-edge`} x2="0" y2="1">
          <stop stopColor="#a9b8ee" stopOpacity=".5" />
          <stop offset=".5" stopColor={glass} stopOpacity=".18" />
          <stop offset="1" stopColor={glass} stopOpacity=".14" />
        </linearGradient>
        <linearGradient id={`${name}-primary`} x2="0" y2="1">
          <stop stopColor="#7f90ff" />
          <stop offset="1" stopColor={color.buttonBottom} />
        </linearGradient>
        <linearGradient
          id={`${name}-hue`}
          gradientUnits="userSpaceOnUse"
          x1="60"
          y1="40"
          x2="340"
          y2="200"
        >
          <stop stopColor={color.accentStrong} />
          <stop offset=".45" stopColor={color.accent} />
          <stop offset="1" stopColor={color.secondary} />
        </linearGradient>
        <radialGradient id={`${name}-light`}>
          <stop stopColor={color.accentStrong} stopOpacity=".46" />
          <stop offset=".55" stopColor={color.accentStrong} stopOpacity=".2" />
          <stop offset="1" stopColor={color.accentStrong} stopOpacity="0" />
        </radialGradient>
        <pattern id={`${name}-dots`} width="16" height="16" patternUnits="userSpaceOnUse">
          <circle cx="8" cy="8" r=".9" fill={color.accent} fillOpacity=".55" />
        </pattern>
        <radialGradient id={`${name}-fading`}>
          <stop offset=".45" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id={`${name}-fade`}>
          <ellipse cx="200" cy="130" rx="200" ry="130" fill={`url(#${name}-fading)`} />
        </mask>
      </defs>
      <ellipse cx="200" cy="130" rx="200" ry="130" fill={`url(#${name}-light)`} />
      <path d="M0 0h400v260H0z" fill={`url(#${name}-dots)`} mask={`url(#${name}-fade)`} />
      {children}
    </Sheet>
  );
}

type SceneCanvasProps = {
  /** Also the prefix of the ids inside, so a scene stands at most once on a page. */
  name: string;
  className?: string;
  children: ReactNode;
};

const glass = '#94a3c4';

const rise = keyframes`
  from { opacity: 0; transform: translateY(10px); }
`;

const hover = keyframes`
  to { transform: translateY(-4px); }
`;

const Sheet = styled.svg<{ $name: string }>`
  width: 100%;
  fill: none;
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;
  view-timeline: --scene;

  .panel, .tile, .hairline { stroke-width: 1; vector-effect: non-scaling-stroke; }
  .panel { fill: url(#${({ $name }) => $name}-panel); stroke: url(#${({ $name }) => $name}-edge); }
  .shade { fill: ${color.ground}; fill-opacity: 0.13; }
  .tile { fill: ${glass}; fill-opacity: 0.1; stroke: ${glass}; stroke-opacity: 0.17; }
  .hairline { stroke: ${glass}; stroke-opacity: 0.24; }

  .primary { fill: url(#${({ $name }) => $name}-primary); }
  .hue { fill: url(#${({ $name }) => $name}-hue); }
  .hue-line { stroke: url(#${({ $name }) => $name}-hue); }
  .ink { fill: ${color.ink}; }

  .words { stroke: ${glass}; stroke-opacity: 0.36; }
  .title { stroke: ${color.text}; stroke-opacity: 0.9; }
  .on-primary { stroke: ${color.ink}; stroke-opacity: 0.85; }
  .icon { stroke: ${color.ink}; stroke-width: 1.6; }
  .icon-quiet { stroke: ${color.accent}; stroke-width: 1.6; }
  .done { stroke: ${color.secondary}; stroke-width: 1.8; }

  @media ${media.motion} {
    .afloat { animation: ${hover} 4s ease-in-out infinite alternate; }
    .afloat ~ .afloat { animation-delay: -3s; }

    /* Parts come together as the scene is scrolled into view; elsewhere they simply stand. */
    @supports (animation-timeline: view()) {
      .part {
        animation: ${rise} linear backwards;
        animation-timeline: --scene;
        animation-range: entry 40% entry 90%;
      }
      .late { animation-range: entry 65% cover 38%; }
      .last { animation-range: entry 85% cover 46%; }
    }
  }
`;
