import styled from 'styled-components';
import { otherColor } from '#styles/other-color.ts';
import { color, tracking } from '#styles/tokens.ts';
import { type SceneWords, Stage } from './scene-stage.tsx';
import { Week } from './week-strip.tsx';

export function BrowserScene({ words }: { words: SceneWords }) {
  const { address, menu, headline, action, when, question, answer } = words.website;
  return (
    <Window name="browser">
      <div className="panel">
        <div className="head">
          <i />
          <i />
          <i />
          <small dir="ltr">{address}</small>
        </div>
        <div className="page">
          <ul>
            <li className="logo" />
            {menu.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
          <div className="title">
            <p>{headline}</p>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m1 1 7 18 4-7 7-4z" />
            </svg>
          </div>
          <span>{action}</span>
          <Week {...words.calendar} />
          <div className="chat">
            <small>{when}</small>
            <p className="asked">{question}</p>
            <p className="told">{answer}</p>
          </div>
        </div>
      </div>
    </Window>
  );
}

const Window = styled(Stage)`
  && { align-items: stretch; }
  && > div { align-content: stretch; padding: 0; }
  .panel { display: grid; grid-template-rows: auto 1fr; }
  .panel .head { gap: 0.4em; }
  i {
    width: 0.6em;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.hairlineLit};
  }
  .head small { margin-inline: auto; padding: 0.1em 1em; border-radius: 1em; background: ${color.hairline}; }
  .page {
    display: grid;
    justify-items: start;
    gap: 1.1em;
    padding: 1.1em 1.4em 1.4em;
    color: ${otherColor.textMuted};
    background: linear-gradient(160deg, ${otherColor.ground} 40%, ${otherColor.groundLit});
  }
  .page > ul { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25em 1.25em; width: 100%; font-size: max(12px, 0.88em); }
  .logo { width: 1.5em; height: 1.5em; margin-inline-end: auto; border-radius: 0.45em; background: ${otherColor.accentStrong}; }

  .title {
    position: relative;
    margin-block: 0.35em 0.1em;
    padding: 0.15em 0.3em;
    border: 1px solid ${otherColor.accentStrong};
    background: conic-gradient(at 6px 6px, transparent 75%, ${otherColor.accentStrong} 0) 0 0 / calc(100% - 6px) calc(100% - 6px);
    color: ${otherColor.text};
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: ${tracking.heading};
  }
  && .title { font-size: max(1.5em, 7.4cqi); }
  svg { position: absolute; inset-block-start: 92%; inset-inline-start: 98%; fill: ${otherColor.text}; stroke: ${otherColor.ground}; }
  span { padding: 0.4em 1.1em; border-radius: 0.6em; color: ${otherColor.ink}; background: ${otherColor.buttonTop}; font-weight: 550; }

  .chat {
    display: grid;
    gap: 0.4em;
    justify-self: end;
    width: min(100%, 21em);
    padding: 0.75em;
    border: 1px solid ${color.hairlineLit};
    border-radius: 1.1em;
    background: ${color.panelBottom};
    box-shadow: 0 1em 2em -0.75em ${color.shadow};
  }

  @container (width >= 24rem) {
    .page { grid-template: auto auto 1fr auto / auto 1fr; padding: 2em; }
    .page > :not(span, .chat) { grid-column: 1 / -1; }
    .page > span { grid-area: 4 / 1; align-self: start; }
  }
`;
