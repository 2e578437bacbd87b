import styled from 'styled-components';
import { color } from '#styles/tokens.ts';
import { travels } from './graph-motion.ts';

const edges = {
  in: 'M280 90V210',
  website: 'M280 290C280 380 56 320 56 410',
  email: 'M280 290C280 400 168 350 168 454',
  chat: 'M280 290V470',
  call: 'M280 290C280 400 392 350 392 454',
  text: 'M280 290C280 380 504 320 504 410',
};

/** The lines between the nodes, and the pulses that travel along them. */
export function GraphEdges() {
  return (
    <Lines viewBox="0 0 560 560" fill="none">
      <linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="0" y1="90" x2="0" y2="470">
        <stop stopColor={color.secondary} />
        <stop offset=".4" stopColor={color.accentStrong} />
        <stop offset="1" stopColor={color.accentStrong} stopOpacity=".35" />
      </linearGradient>
      <g stroke={color.hairline}>
        <circle cx="280" cy="263" r="88" />
        <circle cx="280" cy="263" r="140" />
        <circle cx="280" cy="263" r="200" />
      </g>
      {Object.entries(edges).map(([name, line]) => (
        <path key={name} id={`edge-${name}`} d={line} pathLength="100" />
      ))}
      {Object.keys(edges).map((name) => (
        <use key={name} href={`#edge-${name}`} strokeLinecap="round" />
      ))}
    </Lines>
  );
}

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  ${travels}
`;
