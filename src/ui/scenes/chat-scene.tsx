import { SceneCanvas, ScenePanel } from './scene-canvas.tsx';

/** A question, and the chat that answers it at once. */
export function ChatScene() {
  return (
    <SceneCanvas>
      <ScenePanel x={76} y={18} width={248} height={224} radius={14} />
      <circle className="primary" cx="100" cy="42" r="12" />
      <path className="ink" d="M100 34q1 7 8 8-7 1-8 8-1-7-8-8 7-1 8-8z" />
      <path className="title" d="M123 38h46" />
      <path className="words" d="M123 48h28" />
      <path className="words" strokeWidth="3" d="M302 42h.1M309 42h.1M295 42h.1" />
      <path className="hairline" d="M76 66h248" />

      <g className="part">
        <path
          className="primary"
          d="M198 78h94a12 12 0 0 1 12 12v16a3 3 0 0 1-3 3H198a12 12 0 0 1-12-12v-7a12 12 0 0 1 12-12z"
        />
        <path className="on-primary" d="M200 90h76M200 99h44" />
      </g>
      <g className="part late">
        <circle className="primary" cx="99" cy="174" r="8" />
        <path className="ink" d="M99 169q.6 4.400 5 5-4.400.6-5 5-.6-4.400-5-5 4.400-.6 5-5z" />
        <path
          className="tile"
          d="M126 120h112a12 12 0 0 1 12 12v38a12 12 0 0 1-12 12H117a3 3 0 0 1-3-3v-47a12 12 0 0 1 12-12z"
        />
        <path className="title" d="M128 134h78" />
        <path className="words" d="M142 150h88M142 166h60" />
        <path className="done" d="m127 150 2.500 2.500 4.500-5M127 166l2.500 2.500 4.500-5" />
      </g>
      <g className="part last">
        <rect className="tile" x="114" y="190" width="46" height="16" rx="8" />
        <path className="words" strokeWidth="3" d="M124 198h26" />
        <rect className="tile" x="166" y="190" width="58" height="16" rx="8" />
        <path className="words" strokeWidth="3" d="M176 198h38" />
      </g>

      <rect className="tile" x="88" y="213" width="224" height="20" rx="10" />
      <path className="words" strokeWidth="3" d="M101 223h54" />
      <circle className="primary" cx="302" cy="223" r="7.500" />
      <path className="icon" d="M302 227v-8M298.500 222l3.500-3.500 3.500 3.500" />

      <g className="afloat">
        <ScenePanel x={22} y={92} width={72} height={66} />
        <circle className="words" cx="58" cy="125" r="19" />
        <circle className="hue-line" cx="58" cy="125" r="19" />
        <path className="icon-lit" d="m60 114-8 13h6l-2 9 9-13h-6z" />
      </g>
      <g className="afloat">
        <ScenePanel x={286} y={126} width={94} height={58} />
        <path
          className="done"
          d="M302 155a10 10 0 0 0 20 0 10 10 0 0 0-20 0M308.500 152v.1M315.500 152v.1M307.500 157.500q4.500 4.500 9 0"
        />
        <path className="title" d="M333 150h32" />
        <path className="words" d="M333 161h20" />
      </g>
    </SceneCanvas>
  );
}
