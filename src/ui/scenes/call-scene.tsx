import { CalendarCheck, Phone } from 'lucide';
import styled, { keyframes } from 'styled-components';
import { color, media } from '#styles/tokens.ts';
import { Icon } from '../icon.tsx';
import { ConversationStage } from './scene-stage.tsx';
import type { SceneWords } from './scene-words.ts';

export function CallScene({ words }: { words: SceneWords }) {
  const { title, caller, question, assistant, answer } = words.call;
  return (
    <Calling>
      <div className="panel">
        <div className="head">
          <span className="badge spacious">
            <Icon icon={Phone} />
          </span>
          <b className="spacious">{title}</b>
          <svg viewBox="0 0 126 40" className="end" aria-hidden="true">
            {VOICES.map((bars) => (
              <path key={bars} d={bars} />
            ))}
          </svg>
        </div>
        <div className="talk spacious">
          <p>
            <small>{caller}</small>
            <b>{question}</b>
          </p>
          <p>
            <small>{assistant}</small>
            <b>{answer}</b>
          </p>
        </div>
      </div>
      <p className="panel done">
        <Icon icon={CalendarCheck} />
        {words.booked}
      </p>
    </Calling>
  );
}

/** Three interleaved sets of bars breathe at their own pace. */
const VOICES = [0, 1, 2].map((voice) =>
  Array.from({ length: 10 }, (_, index) => bar(index * 3 + voice)).join(''),
);

function bar(index: number) {
  const swell = Math.sin(((index + 0.5) / 30) * Math.PI);
  const reach = Math.round(2 + 16 * swell * (0.25 + 0.75 * Math.abs(Math.sin(index * 2.4))));
  return `M${4 + index * 4} ${20 - reach}v${2 * reach}`;
}

const breathe = keyframes`
  to { transform: scaleY(0.45); }
`;

const Calling = styled(ConversationStage)`
  .panel { max-width: 27em; }
  .head > svg {
    flex: 1 1 0;
    min-width: 0;
    max-width: 10em;
    stroke: ${color.accent};
    stroke-width: 2;
    stroke-linecap: round;
  }
  path { transform-box: fill-box; transform-origin: center; }
  .panel .talk { gap: 0.75em; }
  .panel.done { width: fit-content; margin-block-start: -0.4em; padding: 0.6em 1em; }

  @media ${media.motion} {
    .head > svg path { animation: ${breathe} 900ms ease-in-out 10 alternate var(--play, running); }
    .head > svg path:nth-of-type(2) { animation-duration: 1.3s; animation-iteration-count: 6; }
    .head > svg path:nth-of-type(3) { animation-duration: 1.1s; animation-iteration-count: 8; }
  }
`;
