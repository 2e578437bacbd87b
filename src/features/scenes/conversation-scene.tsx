import { CalendarCheck, Check, Clock, Mail, MessagesSquare, Phone } from 'lucide';
import { css, keyframes } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, media } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { SentenceOfDay } from './days.tsx';
import { Week } from './week-strip.tsx';

type SceneWords = SiteWords['conversation'] & { isSheet: boolean };

/** Narrow drawings leave out parts with the class `if-wide` (scene.tsx), low ones those with `if-tall` (services-list.tsx). */
export const conversationDrawings = {
  chat: ({ chat }: SceneWords) => (
    <div className="panel">
      <div className="head if-wide">
        <Icon icon={MessagesSquare} />
        <p>
          <b>{chat.assistant}</b>
          <small>{chat.when}</small>
        </p>
      </div>
      <div className="talk">
        <p className="customer">{chat.question}</p>
        <p className="assistant">
          <SentenceOfDay of={chat.answer} keepsHeight />
        </p>
        <p className="customer if-wide">{chat.furtherQuestion}</p>
        <p className="assistant if-wide">{chat.furtherAnswer}</p>
      </div>
    </div>
  ),
  call: ({ call, booked }: SceneWords) => (
    <div className="panel">
      <div className="head if-wide">
        <Icon icon={Phone} />
        <b>{call.when}</b>
      </div>
      <div className="voice">
        <svg viewBox="3 0 178 40" preserveAspectRatio="none" aria-hidden="true">
          {BARS_OF_VOICE.map((bars) => (
            <path key={bars} d={bars} />
          ))}
        </svg>
      </div>
      <div className="talk">
        <p className="if-wide">
          <small>{call.caller}</small>
          <b>
            <SentenceOfDay of={call.question} keepsHeight />
          </b>
        </p>
        <p className="if-wide">
          <small>{call.assistant}</small>
          <b>{call.answer}</b>
        </p>
        <p className="done">
          <Icon icon={CalendarCheck} />
          <SentenceOfDay of={booked} keepsHeight />
        </p>
      </div>
    </div>
  ),
  texts: ({ texts, calendar: { days, time }, isSheet }: SceneWords) => (
    <div className="panel talk">
      {isSheet && <small className="if-tall">{texts.booked.when}</small>}
      {isSheet && (
        <p className="assistant if-tall">
          <SentenceOfDay of={texts.booked.text} keepsHeight />
        </p>
      )}
      <small className="if-wide">
        <SentenceOfDay of={texts.when} />
      </small>
      <p className="assistant if-wide">
        <SentenceOfDay of={texts.reminder} keepsHeight />
      </p>
      <p className="customer">{texts.reply}</p>
      <Week days={days} time={time} />
      {isSheet && (
        <p className="done">
          <Icon icon={CalendarCheck} />
          {texts.confirmed}
        </p>
      )}
    </div>
  ),
  inbox: ({ emails }: SceneWords) => (
    <div className="panel">
      <div className="head if-wide">
        <Icon icon={Mail} />
        <b>{emails.title}</b>
        <small className="end">{emails.withoutYou}</small>
      </div>
      <ol>
        {emails.sequence.map(({ subject, when }, index) => (
          <li key={when}>
            <Icon icon={index === 0 ? Check : Clock} />
            <p>
              <b>
                <SentenceOfDay of={subject} keepsHeight />
              </b>
              <small className="if-wide">{when}</small>
            </p>
          </li>
        ))}
      </ol>
    </div>
  ),
} as const;

/** The bars of a voice are longest in the middle. There are three interleaved sets, and the middle one breathes more slowly. */
const BARS_OF_VOICE = [0, 1, 2].map((set) =>
  Array.from({ length: 12 }, (_, index) => bar(index * 3 + set)).join(''),
);

function bar(index: number) {
  const swell = Math.sin(((index + 0.5) / 36) * Math.PI);
  const halfLength = Math.round(2 + 16 * swell * (0.25 + 0.75 * Math.abs(Math.sin(index * 2.4))));
  return `M${4 + index * 5} ${20 - halfLength}v${2 * halfLength}`;
}

const breathe = keyframes`
  to { transform: scaleY(0.45); }
`;

export const conversationStyles = css`
  .head svg {
    color: ${color.accent};
  }

  /* The box .voice wraps the <svg>: if the <svg> were an item of the grid, Chromium would animate its bars on the main thread. */
  .voice {
    min-height: 4.5em;
    padding: 0.75em 1em 0;
  }
  .voice svg {
    width: 100%;
    height: 100%;
    overflow: visible;
    stroke: ${color.accent};
    stroke-width: 2;
    stroke-linecap: round;
  }
  .voice path {
    transform-box: fill-box;
    transform-origin: center;
  }

  ol {
    display: grid;
  }
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.85em;
    padding: 0.6em 1em;
  }
  li:first-of-type {
    background: ${color.hairline};
  }
  li svg {
    width: 1.9em;
    height: 1.9em;
    padding: 0.35em;
    border: 1px solid ${color.hairlineLit};
    border-radius: 50%;
    background: ${color.panelBottom};
  }
  li:first-of-type svg {
    border-color: ${color.done};
    color: ${color.done};
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: calc(50% + 1.1em) calc(1.1em - 50%);
    inset-inline-start: 1.95em;
    border-inline-start: 1px dashed ${color.hairlineLit};
  }

  @media ${media.motion} {
    .voice path {
      animation: ${breathe} 900ms ease-in-out 10 alternate var(--play, running);
    } /* global-style.ts sets --play. */
    .voice path:nth-of-type(2) {
      animation-duration: 1.3s;
      animation-iteration-count: 6;
    }
  }
`;
