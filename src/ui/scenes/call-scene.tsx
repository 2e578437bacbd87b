import { Phone } from 'lucide';
import styled, { keyframes } from 'styled-components';
import { media } from '#styles/media.ts';
import { strokesOf } from '../icon.tsx';
import { SceneCanvas, ScenePanel } from './scene-canvas.tsx';

/** A call under way: its waveform, what was said, and the appointment that it made. */
export function CallScene() {
  return (
    <Calling>
      <ScenePanel x={38} y={46} width={324} height={84} radius={20} />
      <circle className="hairline ring" cx="84" cy="88" r="24" />
      <circle className="hairline ring" cx="84" cy="88" r="30" />
      <circle className="hairline ring" cx="84" cy="88" r="36" />
      <circle className="primary" cx="84" cy="88" r="22" />
      <g className="icon" strokeWidth="2" transform="translate(73.500 77.500) scale(.88)">
        {strokesOf(Phone)}
      </g>
      <g>
        {VOICES.map((bars) => (
          <path key={bars} className="hue-line voice" d={bars} />
        ))}
      </g>
      <g className="part">
        <ScenePanel x={38} y={148} width={176} height={86} />
        <circle className="primary" cx="60" cy="170" r="7" />
        <path className="words" d="M76 166h92M76 175h58" />
        <circle className="hue" cx="60" cy="202" r="7" />
        <path className="title" d="M76 198h66" />
        <path className="words" d="M76 207h104" />
      </g>
      <g className="part late">
        <ScenePanel x={238} y={116} width={124} height={120} />
        <path className="title" d="M254 132h36" />
        <path className="icon-quiet" d="m334 128-4 4 4 4M344 128l4 4-4 4" />
        <path className="hairline" d="M238 147h124" />
        <path className="words" strokeWidth="5" d={DAYS} />
        <rect className="primary" x="304" y="182.500" width="21" height="21" rx="7" />
        <path className="icon" strokeWidth="2" d="m309.500 193.500 3.300 3.300 6-6.500" />
      </g>
    </Calling>
  );
}

const DAYS = [161, 177, 193, 209, 223].map((y) => `M256 ${y}${'h.1m14.500 0'.repeat(7)}`).join('');

/** Three interleaved sets of bars, so that each can breathe at its own pace. */
const VOICES = [0, 1, 2].map((voice) =>
  Array.from({ length: 14 }, (_, index) => bar(index * 3 + voice)).join(''),
);

function bar(index: number) {
  const envelope = Math.abs(Math.sin(index * 0.21) * Math.cos(index * 0.083));
  const reach = Math.round(2 + 22 * envelope * (0.55 + 0.45 * Math.abs(Math.sin(index * 2.4))));
  return `M${130 + index * 5} ${88 - reach}v${2 * reach}`;
}

const breathe = keyframes`
  to { transform: scaleY(0.45); }
`;

const ring = keyframes`
  50% { opacity: 0.25; }
`;

const Calling = styled(SceneCanvas)`
  .voice { stroke-width: 2.6; transform-box: fill-box; transform-origin: center; }

  @media ${media.motion} {
    .voice { animation: ${breathe} 900ms ease-in-out 10 alternate var(--play, running); }
    .voice:nth-of-type(2) { animation-duration: 1.3s; animation-iteration-count: 6; }
    .voice:nth-of-type(3) { animation-duration: 1.1s; animation-iteration-count: 8; }
    .ring { animation: ${ring} 3s ease-in-out 3 var(--play, running); }
    .ring ~ .ring { animation-delay: 0.3s; }
    .ring ~ .ring ~ .ring { animation-delay: 0.6s; }
  }
`;
