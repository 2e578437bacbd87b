import styled, { keyframes } from 'styled-components';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';
import { SceneCanvas, ScenePanel } from './scene-canvas.tsx';

/** A page that builds itself in a browser window, under a designer's pointer. */
export function BrowserScene() {
  return (
    <Building>
      <ScenePanel x={42} y={24} width={316} height={194} />
      <path className="hairline" d="M42 50h316" />
      <path className="words" strokeWidth="6" d="M58 37h.1M69 37h.1M80 37h.1" />
      <rect className="tile" x="136" y="31" width="128" height="12" rx="6" />
      <path className="words" d="M146 37h40" />

      <g className="part">
        <rect className="hue" x="66" y="62" width="10" height="10" rx="3" />
        <path className="words" d="M84 67h22M262 67h12M286 67h12M310 67h30" />
      </g>
      <g className="part">
        <path className="title" strokeWidth="9" d="M71 95h92" />
        <path className="hue-line" strokeWidth="9" d="M71 111h62" />
      </g>
      <path className="words part" d="M69 129h94M69 138h78" />
      <g className="part late">
        <rect className="primary" x="66" y="151" width="54" height="19" rx="9.5" />
        <path className="on-primary" d="M80 160.500h26" />
        <rect className="tile" x="126" y="151" width="42" height="19" rx="9.5" />
        <path className="words" d="M138 160.500h18" />
      </g>
      <g className="part last">
        <rect className="tile" x="66" y="184" width="84" height="22" rx="7" />
        <path className="words" d="M92 195h42" />
        <rect className="hue" x="73" y="190" width="10" height="10" rx="5" />
        <rect className="tile" x="158" y="184" width="84" height="22" rx="7" />
        <path className="words" d="M184 195h34" />
        <rect className="hue" x="165" y="190" width="10" height="10" rx="5" />
      </g>
      <g className="part late">
        <rect className="tile" x="194" y="84" width="146" height="84" rx="8" />
        <path className="hairline" d="M206 106h122M206 128h122M206 150h122" />
        <path
          className="hue"
          fillOpacity=".16"
          d="M206 152c16-2 22-16 38-16s22 6 36-8 24-30 48-32v56z"
        />
        <path
          className="hue-line"
          strokeWidth="2.5"
          d="M206 152c16-2 22-16 38-16s22 6 36-8 24-30 48-32"
        />
        <circle className="hue" cx="328" cy="96" r="4" />
      </g>

      <g className="part last">
        <path className="icon-quiet" strokeWidth="1.2" d="M189 79h156v94h-156z" />
        <path
          className="handle"
          d="M186 76h6v6h-6zM342 76h6v6h-6zM186 170h6v6h-6zM342 170h6v6h-6z"
        />
      </g>

      <g className="afloat">
        <ScenePanel x={22} y={84} width={28} height={84} radius={14} />
        <circle className="primary" cx="36" cy="101" r="7" />
        <circle className="mint" cx="36" cy="126" r="7" />
        <circle className="spark" cx="36" cy="151" r="7" />
      </g>

      <g className="afloat">
        <ScenePanel x={284} y={186} width={92} height={60} />
        <path className="words gauge" d="M304 231a26 26 0 0 1 52 0" />
        <path className="hue-line gauge speed" pathLength="1" d="M304 231a26 26 0 0 1 52 0" />
        <path className="icon-lit" d="m330 231 13-11" />
      </g>

      <path className="pointer" d="m345 173 7 19 4-8 8-4z" />
    </Building>
  );
}

const draw = keyframes`
  from { stroke-dasharray: 0 1; }
`;

const Building = styled(SceneCanvas)`
  .mint { fill: ${color.secondary}; }
  .gauge { stroke-width: 5; }
  .speed { stroke-dasharray: 0.82 1; }
  .handle { fill: ${color.ground}; stroke: ${color.accent}; stroke-width: 1.2; }
  .spark { fill: ${color.spark}; }
  .pointer { fill: ${color.spark}; stroke: ${color.ground}; stroke-width: 1.5; }

  @media ${media.motion} {
    @supports (animation-timeline: view()) {
      .speed {
        animation: ${draw} linear backwards;
        animation-timeline: --scene;
        animation-range: entry 60% entry 95%;
      }
    }
  }
`;
