import { SceneCanvas, ScenePanel } from './scene-canvas.tsx';

/** A thread on a phone: messages come in, replies and a forgotten cart go back. */
export function ThreadScene() {
  return (
    <SceneCanvas>
      <ScenePanel x={132} y={12} width={136} height={236} radius={26} />
      <rect className="tile" x="138" y="18" width="124" height="224" rx="20" />
      <path className="words" strokeWidth="6" d="M188 27h24" />
      <circle className="hue" cx="160" cy="46" r="8" />
      <path className="title" d="M176 43h34" />
      <path className="words" strokeWidth="3" d="M176 51h20" />
      <path className="hairline" d="M138 62h124" />

      <g className="part">
        <rect className="tile" x="148" y="72" width="72" height="26" rx="11" />
        <path className="words" d="M159 81h48M159 89h30" />
        <rect className="primary" x="178" y="104" width="74" height="26" rx="11" />
        <path className="on-primary" d="M189 113h50M189 121h34" />
      </g>
      <g className="part late">
        <rect className="tile" x="148" y="138" width="88" height="56" rx="11" />
        <rect className="primary" x="154" y="144" width="26" height="26" rx="7" />
        <path className="icon" d="M161 154h12l-1 10h-10zM164 154v-1a3 3 0 0 1 6 0v1" />
        <path className="title" d="M190 151h34" />
        <path className="words" d="M190 161h22" />
        <rect className="hue" x="154" y="175" width="76" height="13" rx="6.500" />
      </g>
      <g className="part last">
        <rect className="primary" x="196" y="200" width="56" height="22" rx="11" />
        <path className="on-primary" d="M208 211h30" />
        <path
          className="done"
          strokeWidth="1.400"
          d="m232 231 2.500 2.500 5-5.500M240 233.500l5-5.500"
        />
      </g>
      <g className="afloat">
        <ScenePanel x={24} y={64} width={118} height={48} />
        <rect className="primary" x="34" y="74" width="28" height="28" rx="8" />
        <path className="icon" d="M40.500 82.500h15v10h-9l-4 3.500v-3.500h-2z" />
        <path className="title" d="M73 83h38" />
        <path className="words" d="M73 94h54" />
      </g>
      <g className="afloat">
        <ScenePanel x={260} y={138} width={116} height={48} />
        <rect className="hue" x="270" y="148" width="28" height="28" rx="8" />
        <path className="icon" d="m291.500 155-14 5 6 2.500 2.500 6z" />
        <path className="title" d="M309 157h44" />
        <path className="words" d="M309 168h28" />
      </g>
      <g className="afloat">
        <ScenePanel x={40} y={158} width={98} height={42} />
        <path
          className="done"
          d="M52 179a8 8 0 0 0 16 0 8 8 0 0 0-16 0M56.500 179l2.500 2.500 4.500-5"
        />
        <path className="title" d="M80 174h40" />
        <path className="words" d="M80 185h26" />
      </g>
    </SceneCanvas>
  );
}
