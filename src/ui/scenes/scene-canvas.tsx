import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';
import { ScenePaints } from './scene-paints.tsx';

/** The sheet that every scene is drawn on, the light behind it, and the strokes and fills of all. */
export function SceneCanvas({ className, frame = '0 0 400 260', children }: SceneCanvasProps) {
  return (
    <Sheet className={className} viewBox={frame} aria-hidden="true">
      <ScenePaints />
      <ellipse cx="200" cy="130" rx="200" ry="130" fill="url(#scene-light)" />
      <path d="M0 0h400v260H0z" fill="url(#scene-dots)" mask="url(#scene-fade)" />
      {children}
    </Sheet>
  );
}

/** The frame is the part of the sheet, 400 by 260, that is seen. */
type SceneCanvasProps = { className?: string; frame?: string | undefined; children: ReactNode };

const assemble = keyframes`
  from { --presence: 0; }
`;

const drift = keyframes`
  from { --drift: 7; }
  to { --drift: -7; }
`;

const Sheet = styled.svg`
  width: 100%;
  fill: none;
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;
  view-timeline: --scene;

  .panel, .tile, .hairline { stroke-width: 1; vector-effect: non-scaling-stroke; }
  .panel { fill: url(#scene-panel); stroke: url(#scene-edge); }
  .shade { fill: ${color.shadow}; fill-opacity: 0.17; }
  .tile { fill: ${color.glass}; fill-opacity: 0.1; stroke: ${color.glass}; stroke-opacity: 0.17; }
  .hairline { stroke: ${color.glass}; stroke-opacity: 0.24; }

  .primary { fill: url(#scene-primary); }
  .hue { fill: url(#scene-hue); }
  .hue-line { stroke: url(#scene-hue); }
  .ink { fill: ${color.ink}; }

  .words { stroke: ${color.glass}; stroke-opacity: 0.36; }
  .title { stroke: ${color.text}; stroke-opacity: 0.9; }
  .on-primary { stroke: ${color.ink}; stroke-opacity: 0.85; }
  .icon { stroke: ${color.ink}; stroke-width: 1.6; }
  .icon-lit { stroke: ${color.spark}; stroke-width: 1.6; }
  .icon-quiet { stroke: ${color.accent}; stroke-width: 1.6; }
  .done { stroke: ${color.secondary}; stroke-width: 1.8; }

  /* As the scene is scrolled into view its parts come together, and what floats drifts by. */
  @media ${media.motion} {
    @supports (animation-timeline: view()) {
      .part {
        opacity: var(--presence);
        transform: translateY(calc((1 - var(--presence)) * 10px));
        animation: ${assemble} linear backwards;
        animation-timeline: --scene;
        animation-range: entry 20% entry 60%;
      }
      .late { animation-range: entry 40% entry 80%; }
      .last { animation-range: entry 60% entry 95%; }
      .afloat {
        transform: translateY(calc(var(--drift) * 1px));
        animation: ${drift} linear;
        animation-timeline: --scene;
      }
    }
  }
`;
