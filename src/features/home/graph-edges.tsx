import styled from 'styled-components';
import { color } from '#styles/tokens.ts';
import { curveTo, incoming, outgoing } from './graph-geometry.ts';

const edges = [`M50 ${incoming.from}v${incoming.reach}`, ...outgoing.map(curveTo)];

/** The lines between the nodes. */
export function GraphEdges() {
  return (
    <Lines viewBox="0 0 100 100" fill="none">
      <linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="0" y1="16" x2="0" y2="84">
        <stop stopColor={color.secondary} />
        <stop offset=".4" stopColor={color.accentStrong} />
        <stop offset="1" stopColor={color.accentStrong} stopOpacity=".35" />
      </linearGradient>
      <g stroke={color.hairline} strokeWidth=".18">
        <circle cx="50" cy="47" r="15.700" />
        <circle cx="50" cy="47" r="25" />
        <circle cx="50" cy="47" r="35.700" />
      </g>
      <path stroke="url(#edge)" strokeWidth=".27" d={edges.join('')} />
    </Lines>
  );
}

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
