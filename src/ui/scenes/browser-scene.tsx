import styled from 'styled-components';
import { color, tracking } from '#styles/tokens.ts';
import { SceneStage } from './scene-stage.tsx';
import type { SceneWords } from './scene-words.ts';

/** A business's page in a browser window, whose chat answers while a designer still moves it into place. */
export function BrowserScene({ words }: { words: SceneWords }) {
  const { address, headline, action, question, answer } = words.website;
  return (
    <Window>
      <div className="panel">
        <div className="head">
          <i />
          <i />
          <i />
          <small dir="ltr">{address}</small>
        </div>
        <div className="page">
          <div className="part">
            <b>{headline}</b>
            <span>{action}</span>
          </div>
          <div className="chat part late">
            <p className="asked">{question}</p>
            <p className="told part last">{answer}</p>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m1 1 7 18 4-7 7-4z" />
            </svg>
          </div>
        </div>
      </div>
    </Window>
  );
}

const Window = styled(SceneStage)`
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
    gap: 1.5em;
    padding: 1.25em;
    background: radial-gradient(100% 130% at 0 0, ${color.accentGlow}, transparent);

    @container (width > 27rem) {
      grid-template-columns: 1fr 1.2fr;
      align-items: center;
      min-height: 64cqi;
      padding-inline: 1.75em;
    }
  }
  .page b {
    display: block;
    font-size: max(1.6em, 5.8cqi);
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: ${tracking.heading};
  }
  span {
    display: inline-block;
    margin-top: 1em;
    padding: 0.4em 1.1em;
    border-radius: 0.6em;
    color: ${color.ink};
    background: linear-gradient(${color.buttonTop}, ${color.buttonBottom});
    font-weight: 550;
  }

  /* What is being moved: a frame with a handle at each corner, and the pointer that holds one. */
  .page .chat {
    position: relative;
    display: grid;
    gap: 0.5em;
    padding: 1em;
    border: 1px solid ${color.accent};
    background: ${color.panelBottom};
  }
  .chat::before {
    content: '';
    position: absolute;
    inset: -4px;
    background: ${['0 0', '100% 0', '0 100%', '100% 100%']
      .map((corner) => `linear-gradient(${color.accentPale} 0 0) ${corner} / 7px 7px no-repeat`)
      .join()};
  }
  svg {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 100%;
    fill: ${color.spark};
    stroke: ${color.ground};
  }
`;
