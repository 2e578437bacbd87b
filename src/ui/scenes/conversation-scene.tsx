import { CalendarCheck, Check, Clock, Mail, MessagesSquare, Phone } from 'lucide';
import styled, { keyframes } from 'styled-components';
import { color, media } from '#styles/tokens.ts';
import { Icon } from '../icon.tsx';
import { type SceneWords, Stage } from './scene-stage.tsx';
import { Week } from './week-strip.tsx';

/** One conversation, in the frame of each channel. */
export const channels = {
  chat: ({ chat }: SceneWords) => (
    <div className="panel bare">
      <div className="head spacious">
        <span className="badge">
          <Icon icon={MessagesSquare} />
        </span>
        <p>
          <b>{chat.who}</b>
          <small>{chat.hours}</small>
        </p>
      </div>
      <div className="talk">
        <p className="asked">{chat.question}</p>
        <p className="told">{chat.answer}</p>
        <p className="asked roomy">{chat.furtherQuestion}</p>
        <p className="told roomy">{chat.furtherAnswer}</p>
      </div>
    </div>
  ),
  call: ({ call, booked }: SceneWords) => (
    <>
      <div className="panel bare">
        <div className="head">
          <span className="badge spacious">
            <Icon icon={Phone} />
          </span>
          <b className="spacious">{call.title}</b>
          <svg
            viewBox="3 0 118 40"
            preserveAspectRatio="none"
            className="voices end"
            aria-hidden="true"
          >
            {VOICES.map((bars) => (
              <path key={bars} d={bars} />
            ))}
          </svg>
        </div>
        <div className="talk spacious">
          <p>
            <small>{call.caller}</small>
            <b>{call.question}</b>
          </p>
          <p>
            <small>{call.assistant}</small>
            <b>{call.answer}</b>
          </p>
        </div>
      </div>
      <p className="panel done">
        <Icon icon={CalendarCheck} />
        {booked}
      </p>
    </>
  ),
  thread: ({ texts, calendar: { time, days } }: SceneWords) => (
    <>
      <div className="panel phone">
        <small>{texts.when}</small>
        <p className="told spacious">{texts.reminder}</p>
        <p className="asked">{texts.reply}</p>
      </div>
      <div className="panel">
        <Week time={time} days={days} />
        <p className="done roomy">
          <Icon icon={CalendarCheck} />
          {texts.confirmed}
        </p>
      </div>
    </>
  ),
  inbox: ({ emails }: SceneWords) => (
    <div className="panel">
      <div className="head spacious">
        <Icon icon={Mail} />
        <b>{emails.title}</b>
        <small className="end">{emails.byItself}</small>
      </div>
      <ol className="sequence">
        {emails.sequence.map(({ subject, when }, index) => (
          <li key={subject}>
            <Icon icon={index === 0 ? Check : Clock} />
            <p>
              <b>{subject}</b>
              <small className="spacious">{when}</small>
            </p>
          </li>
        ))}
      </ol>
    </div>
  ),
} as const;

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

export const Conversation = styled(Stage)`
  .panel { max-width: 27em; }
  .head svg { color: ${color.accent}; }
  .badge {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.4em;
    aspect-ratio: 1;
    border: 1px solid ${color.hairlineLit};
    border-radius: 0.75em;
    background: ${color.accentGlow};
  }
  .talk.spacious { gap: 0.75em; }
  .done { display: flex; align-items: center; gap: 0.4em; color: ${color.done}; font-weight: 550; }
  .panel.done { width: fit-content; margin-block-start: -0.4em; padding: 0.6em 1em; }
  .voices { flex: 1 1 0; min-width: 0; max-width: 10em; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
  .voices path { transform-box: fill-box; transform-origin: center; }

  .panel.phone {
    display: grid;
    gap: 0.5em;
    max-width: 22em;
    padding: 0.9em 1em 2em;
    border-radius: 1.75em 1.75em 0.5em 0.5em;
    mask: linear-gradient(${color.ground} 80%, transparent);
  }
  .phone ~ .panel { max-width: 25em; margin-block-start: -1.25em; padding: 0.75em; }
  .phone ~ .panel .done { justify-content: center; margin-block-start: 0.6em; }

  .sequence li { position: relative; display: flex; gap: 0.85em; padding: 0.6em 1em; }
  .sequence li:first-of-type { background: ${color.hairline}; }
  .sequence svg {
    width: 1.9em;
    height: 1.9em;
    padding: 0.35em;
    border: 1px solid ${color.hairlineLit};
    border-radius: 50%;
    background: ${color.panelBottom};
  }
  .sequence li:first-of-type svg { border-color: ${color.done}; color: ${color.done}; }
  .sequence li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 2.7em -0.4em;
    inset-inline-start: 1.95em;
    border-inline-start: 1px dashed ${color.hairlineLit};
  }

  @container (width < 13rem) {
    .panel.bare { border: 0; background: none; box-shadow: none; }
    .sequence li { gap: 0.5em; padding: 0.5em; }
    .panel.phone { padding: 0.5em 0.75em 1.6em; }
    && .sequence li::after, && :is(.sequence li ~ li ~ li, .phone small) { display: none; }
  }
  @media ${media.motion} {
    .voices path { animation: ${breathe} 900ms ease-in-out 10 alternate var(--play, running); }
    .voices path:nth-of-type(2) { animation-duration: 1.3s; animation-iteration-count: 6; }
    .voices path:nth-of-type(3) { animation-duration: 1.1s; animation-iteration-count: 8; }
  }
`;
