import type { IconNode } from 'lucide';
import { cache, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';
import { strokesOf } from '../icon.tsx';

/** The sheet that every scene is drawn on, the light behind it, and the strokes and fills of all. */
export function SceneCanvas({ className, children }: SceneCanvasProps) {
  return (
    <Sheet className={className} viewBox="0 0 400 260" aria-hidden="true">
      <ScenePaints />
      <ellipse cx="200" cy="130" rx="200" ry="130" fill="url(#scene-light)" />
      <path d="M0 0h400v260H0z" fill="url(#scene-dots)" mask="url(#scene-fade)" />
      {children}
    </Sheet>
  );
}

type SceneCanvasProps = { className?: string; children: ReactNode };

/** An icon on a square of its own, and what it says in two lines, on a panel of glass. */
export function SceneNote({ x, y, width, icon, fill = 'primary', stroke = 'icon' }: NoteProps) {
  const length = Math.min(width - 82, 90);
  return (
    <>
      <ScenePanel x={x} y={y} width={width} height={64} />
      <rect className={fill} x={x + 14} y={y + 14} width="36" height="36" rx="10" />
      <g className={stroke} transform={`translate(${x + 21} ${y + 21}) scale(.92)`}>
        {strokesOf(icon)}
      </g>
      <path className="title" d={`M${x + 66} ${y + 24}h${length}`} />
      <path className="words" d={`M${x + 66} ${y + 40}h${length * 0.6}`} />
    </>
  );
}

type NoteProps = Record<'x' | 'y' | 'width', number> & {
  icon: IconNode;
  fill?: 'primary' | 'hue' | 'tile';
  stroke?: 'icon' | 'icon-lit';
};

/** A sheet of glass above the ground: its shade, then its body with the edge that catches light. */
export function ScenePanel({ x, y, width, height, radius = 12 }: ScenePanelProps) {
  return (
    <>
      {SHADE_REACH.map((reach) => (
        <rect
          key={reach}
          className="shade"
          x={x - reach}
          y={y + 5 - reach / 2}
          width={width + 2 * reach}
          height={height + 2 * reach}
          rx={radius + reach}
        />
      ))}
      <rect className="panel" x={x} y={y} width={width} height={height} rx={radius} />
    </>
  );
}

/** Steps instead of a blur, which the browser would compute again at every frame. */
const SHADE_REACH = [2, 6, 11];

type ScenePanelProps = { x: number; y: number; width: number; height: number; radius?: number };

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

/** The palette of every scene on a page. The first one brings it, and lends it to those below. */
function ScenePaints() {
  const page = pageBeingRendered();
  if (page.hasPaints) return null;
  page.hasPaints = true;
  return (
    <defs>
      <linearGradient id="scene-panel" x2="0" y2="1">
        <stop stopColor={color.panelTop} />
        <stop offset="1" stopColor={color.panelBottom} />
      </linearGradient>
      <linearGradient id="scene-edge" x2="0" y2="1">
        <stop stopColor={color.accentPale} stopOpacity=".5" />
        <stop offset=".5" stopColor={color.glass} stopOpacity=".18" />
        <stop offset="1" stopColor={color.glass} stopOpacity=".14" />
      </linearGradient>
      <linearGradient id="scene-primary" x2="0" y2="1">
        <stop stopColor={color.accentSoft} />
        <stop offset="1" stopColor={color.buttonBottom} />
      </linearGradient>
      <linearGradient
        id="scene-hue"
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
      <radialGradient id="scene-light">
        <stop stopColor={color.accentStrong} stopOpacity=".46" />
        <stop offset=".55" stopColor={color.accentStrong} stopOpacity=".2" />
        <stop offset="1" stopColor={color.accentStrong} stopOpacity="0" />
      </radialGradient>
      <pattern id="scene-dots" width="16" height="16" patternUnits="userSpaceOnUse">
        <circle cx="8" cy="8" r=".9" fill={color.accent} fillOpacity=".55" />
      </pattern>
      <radialGradient id="scene-fading">
        <stop offset=".45" stopColor="white" />
        <stop offset="1" stopColor="white" stopOpacity="0" />
      </radialGradient>
      <mask id="scene-fade">
        <ellipse cx="200" cy="130" rx="200" ry="130" fill="url(#scene-fading)" />
      </mask>
    </defs>
  );
}

/** React remembers it for as long as it renders one page. */
const pageBeingRendered = cache(() => ({ hasPaints: false }));
