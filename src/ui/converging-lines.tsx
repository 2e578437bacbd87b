import styled from 'styled-components';
import { color } from '#styles/tokens.ts';

/** Lines from both edges that run together in the middle, where the button is. */
export function ConvergingLines() {
  return (
    <Lines
      viewBox="0 0 1200 360"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="url(#converging)"
      aria-hidden="true"
    >
      <linearGradient id="converging" gradientUnits="userSpaceOnUse" x2="560">
        <stop stopColor={color.accent} stopOpacity="0" />
        <stop offset=".5" stopColor={color.accent} stopOpacity=".45" />
        <stop offset=".9" stopColor={color.secondary} stopOpacity=".6" />
      </linearGradient>
      <g id="converging-lines">
        <path d="M0 40C320 40 260 260 560 260" />
        <path d="M0 120C280 120 260 262 560 262" />
        <path d="M0 200C240 200 260 264 560 264" />
        <path d="M0 280C240 280 260 266 560 266" />
        <path d="M0 340C260 340 260 268 560 268" />
      </g>
      <use href="#converging-lines" transform="matrix(-1 0 0 1 1200 0)" />
    </Lines>
  );
}

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
