import styled, { keyframes } from 'styled-components';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';
import { SceneCanvas, ScenePanel } from './scene-canvas.tsx';

/** An inbox whose messages pass a node and leave for the tray where each belongs. */
export function InboxScene() {
  return (
    <Sorting>
      {LANES.map((lane) => (
        <path key={lane} className="hue-line lane" d={lane} />
      ))}

      {LANES.map((lane) => (
        <g key={lane} className="sideways">
          <circle className="downwards" r="3" />
        </g>
      ))}

      <ScenePanel x={26} y={30} width={174} height={200} />
      <path className="icon-quiet" d="M42 45h16v11h-16zM42 46l8 6 8-6" />
      <path className="title" d="M68 50.500h40" />
      <rect className="primary" x="164" y="43" width="22" height="15" rx="7.5" />
      <path className="on-primary" strokeWidth="3" d="M172 50.500h6" />
      <path className="hairline" d="M26 70h174M38 142h150M38 172h150M38 202h150" />

      <rect className="tile" x="33" y="76" width="160" height="32" rx="8" />
      <circle className="primary" cx="50" cy="92" r="8" />
      <path className="title" d="M68 87h46" />
      <path className="words" d="M68 97h72M162 92h18" />
      <circle className="hue" cx="50" cy="125" r="8" fillOpacity=".7" />
      <path className="words" d="M68 120h54M68 130h84" />
      <circle className="hue" cx="50" cy="157" r="8" fillOpacity=".45" />
      <path className="words" d="M68 152h38M68 162h76" />
      <circle className="hue" cx="50" cy="187" r="8" fillOpacity=".3" />
      <path className="words" d="M68 182h60M68 192h66" />
      <circle className="hue" cx="50" cy="216" r="8" fillOpacity=".2" />
      <path className="words" d="M68 216h44" />

      <ScenePanel x={222} y={110} width={40} height={40} />
      <path
        className="hue"
        d="M242 118q1.500 10.500 12 12-10.500 1.500-12 12-1.500-10.500-12-12 10.500-1.500 12-12z"
      />

      <g className="part">
        <ScenePanel x={294} y={32} width={86} height={54} />
        <path
          className="done"
          d="m312 47 2.900 5.800 6.400.9-4.600 4.500 1.100 6.400-5.800-3-5.700 3 1.100-6.400-4.600-4.500 6.400-.9z"
        />
        <path className="title" d="M332 54h32" />
        <path className="words" d="M332 65h20" />
      </g>
      <g className="part late">
        <ScenePanel x={294} y={103} width={86} height={54} />
        <path className="done" d="M304 124h17v14h-17zM304 129h17M309 121v5M316 121v5" />
        <path className="title" d="M332 125h24" />
        <path className="words" d="M332 136h32" />
      </g>
      <g className="part last">
        <ScenePanel x={294} y={174} width={86} height={54} />
        <path
          className="done"
          d="M303 203a9.500 9.500 0 0 0 19 0 9.500 9.500 0 0 0-19 0M308.500 203l3 3 5.500-6"
        />
        <path className="title" d="M332 196h32" />
        <path className="words" d="M332 207h16" />
      </g>
    </Sorting>
  );
}

const LANES = [
  'M200 130h62c22 0 10-71 32-71',
  'M200 130h94',
  'M200 130h62c22 0 10 71 32 71',
] as const;

/* Into the node, and out of it along the lane: sideways and down, each at its own pace, make the curve. */
const sideways = keyframes`
  from { opacity: 0; transform: translate(200px, 130px); }
  5% { opacity: 1; }
  30% { transform: translate(262px, 130px); animation-timing-function: cubic-bezier(0.333, 0.6875, 0.667, 0.3125); }
  55% { opacity: 1; }
  60%, to { opacity: 0; transform: translate(300px, 130px); }
`;

const downwards = keyframes`
  from, 30% { transform: none; animation-timing-function: cubic-bezier(0.333, 0, 0.667, 1); }
  60%, to { transform: translateY(var(--rise)); }
`;

const Sorting = styled(SceneCanvas)`
  .lane { stroke-width: 1.2; stroke-opacity: 0.55; }
  .sideways { --rise: -71px; --late: 0s; opacity: 0; }
  .downwards { fill: ${color.spark}; }

  @media ${media.motion} {
    .sideways, .downwards { animation: ${sideways} 3.6s linear var(--late) 4 var(--play, running); }
    .downwards { animation-name: ${downwards}; }
    .sideways ~ .sideways { --rise: 0px; --late: 1.2s; }
    .sideways ~ .sideways ~ .sideways { --rise: 71px; --late: 2.4s; }
  }
`;
