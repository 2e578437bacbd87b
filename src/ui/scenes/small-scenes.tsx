import {
  Calendar,
  CircleCheck,
  MessageSquare,
  Phone,
  Send,
  ShoppingBag,
  Smile,
  Star,
} from 'lucide';
import styled from 'styled-components';
import { strokesOf } from '../icon.tsx';
import { SceneCanvas, SceneNote, ScenePanel } from './scene-canvas.tsx';

/** Messages pass a node, and each leaves for the tray where it belongs. */
export function SmallInbox() {
  return (
    <Small>
      <path
        className="hue-line"
        strokeOpacity=".6"
        strokeWidth="2"
        d="M176 130h58c34 0 18-76 58-76M176 130h116M176 130h58c34 0 18 76 58 76"
      />
      <ScenePanel x={20} y={32} width={156} height={196} radius={16} />
      <path className="icon-quiet" d="M40 53h28v20H40zM40 55l14 10 14-10" />
      <path className="title" d="M84 63h36" />
      <rect className="primary" x="134" y="53" width="28" height="20" rx="10" />
      <path className="hairline" d="M20 88h156" />
      <rect className="tile" x="30" y="98" width="136" height="42" rx="10" />
      <circle className="primary" cx="53" cy="119" r="11" />
      <path className="title" d="M77 112h40" />
      <path className="words" d="M77 127h70M77 156h52M77 171h66M77 204h42" />
      <circle className="hue" cx="53" cy="163" r="11" fillOpacity=".6" />
      <circle className="hue" cx="53" cy="204" r="11" fillOpacity=".3" />

      <ScenePanel x={208} y={104} width={52} height={52} radius={16} />
      <path className="hue" d="M234 114q2 14 16 16-14 2-16 16-2-14-16-16 14-2 16-16z" />

      {[Star, Calendar, CircleCheck].map((icon, index) => (
        <g key={TRAYS[index]} className={TRAYS[index]}>
          <ScenePanel x={292} y={24 + 76 * index} width={88} height={60} />
          <g className="done" transform={`translate(302 ${41 + 76 * index}) scale(1.1)`}>
            {strokesOf(icon)}
          </g>
          <path className="title" d={`M342 ${46 + 76 * index}h22`} />
          <path className="words" d={`M342 ${62 + 76 * index}h14`} />
        </g>
      ))}
    </Small>
  );
}

const TRAYS = ['part', 'part late', 'part last'];

export function SmallChat() {
  return (
    <Small>
      <ScenePanel x={64} y={14} width={272} height={232} radius={18} />
      <circle className="primary" cx="96" cy="44" r="16" />
      <path
        className="ink"
        d="M96 33q1.500 9.500 11 11-9.500 1.500-11 11-1.500-9.500-11-11 9.500-1.500 11-11z"
      />
      <path className="title" d="M126 38h58" />
      <path className="words" d="M126 52h34" />
      <path className="hairline" d="M64 74h272" />
      <g className="part">
        <rect className="primary" x="180" y="88" width="138" height="36" rx="15" />
        <path className="on-primary" d="M200 106h84" />
      </g>
      <g className="part late">
        <rect className="tile" x="82" y="134" width="182" height="58" rx="15" />
        <path className="title" d="M102 152h92" />
        <path className="done" d="m101 173 5 5 9-10" />
        <path className="words" d="M128 173h104" />
      </g>
      <rect className="tile" x="82" y="206" width="236" height="26" rx="13" />
      <path className="words" d="M102 219h60" />
      <circle className="primary" cx="305" cy="219" r="9" />
      <g className="afloat">
        <ScenePanel x={284} y={132} width={100} height={62} />
        <g className="done" transform="translate(298 148) scale(1.25)">
          {strokesOf(Smile)}
        </g>
        <path className="title" d="M343 157h26" />
        <path className="words" d="M343 172h14" />
      </g>
    </Small>
  );
}

export function SmallCall() {
  return (
    <Small>
      <ScenePanel x={28} y={28} width={344} height={116} radius={24} />
      <circle className="hairline" cx="90" cy="86" r="37" />
      <circle className="hairline" cx="90" cy="86" r="45" />
      <circle className="primary" cx="90" cy="86" r="29" />
      <g className="icon" transform="translate(75.600 71.600) scale(1.2)">
        {strokesOf(Phone)}
      </g>
      <path className="hue-line" strokeWidth="4.500" d={VOICE} />
      <g className="part late">
        <SceneNote x={84} y={166} width={232} icon={Calendar} />
        <path className="done" d="m284 199 6 6 12-13" />
      </g>
    </Small>
  );
}

const VOICE = Array.from({ length: 25 }, (_, index) => {
  const swell = Math.sin(((index + 0.5) / 25) * Math.PI);
  const half = Math.round(3 + 34 * swell * (0.25 + 0.75 * Math.abs(Math.sin(index * 2.4))));
  return `M${154 + index * 8} ${86 - half}v${2 * half}`;
}).join('');

/** Messages on a phone: a reply, a cart brought back, and what was sent. */
export function SmallThread() {
  return (
    <Small>
      <ScenePanel x={132} y={8} width={136} height={244} radius={28} />
      <rect className="tile" x="140" y="16" width="120" height="228" rx="21" />
      <path className="words" d="M188 30h24" />
      <g className="part">
        <rect className="tile" x="150" y="46" width="74" height="34" rx="14" />
        <path className="words" d="M166 63h42" />
        <rect className="primary" x="172" y="88" width="78" height="34" rx="14" />
        <path className="on-primary" d="M188 105h46" />
      </g>
      <g className="part late">
        <rect className="tile" x="150" y="130" width="100" height="66" rx="14" />
        <rect className="primary" x="158" y="138" width="32" height="32" rx="9" />
        <g className="icon" transform="translate(164 144) scale(.83)">
          {strokesOf(ShoppingBag)}
        </g>
        <path className="title" d="M204 147h32" />
        <path className="words" d="M204 162h20" />
        <rect className="hue" x="158" y="177" width="84" height="12" rx="6" />
      </g>
      <g className="part last">
        <rect className="primary" x="190" y="204" width="60" height="28" rx="14" />
        <path className="on-primary" d="M206 218h28" />
      </g>
      <g className="afloat">
        <SceneNote x={18} y={52} width={124} icon={MessageSquare} />
      </g>
      <g className="afloat">
        <SceneNote x={258} y={132} width={124} icon={Send} fill="hue" />
      </g>
    </Small>
  );
}

/** Fewer strokes than in a large scene, and bolder ones. */
const Small = styled(SceneCanvas)`
  stroke-width: 7;

  .icon, .icon-quiet { stroke-width: 2.2; }
  .done { stroke-width: 2.8; }
`;
