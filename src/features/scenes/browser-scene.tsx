import { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, otherColor, tracking } from '#styles/tokens.ts';
import { SentenceOfDay } from './days.tsx';
import { Week } from './week-strip.tsx';

export function Browser({ website, calendar }: SiteWords['conversation']) {
  const { address, menu, headline, note, action, when, question, answer } = website;
  return (
    <div className="panel page">
      <div className="head">
        <small dir="ltr">{address}</small>
      </div>
      <div>
        <div className="menu">
          {menu.map((link) => (
            <span key={link}>{link}</span>
          ))}
        </div>
        <div className="title">
          <p>{headline}</p>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m1 1 7 18 4-7 7-4z" />
          </svg>
        </div>
        <Week {...calendar} />
        <div className="action">
          <p>{note}</p>
          <span>{action}</span>
        </div>
        <div className="chat">
          <small>{when}</small>
          <p className="customer">
            <SentenceOfDay of={question} />
          </p>
          <p className="assistant">{answer}</p>
        </div>
      </div>
    </div>
  );
}

const WINDOW_BUTTONS = [0, 1, 2].map(
  (dot) =>
    `radial-gradient(circle at ${1.3 + dot}em 50%, ${color.hairlineLit} 0.3em, transparent 0.35em)`,
);

export const browserStyles = css`
  .page .head {
    min-height: 0;
    background: ${WINDOW_BUTTONS.join()};
  }
  .page .head small {
    margin-inline: auto;
    padding: 0.1em 1em;
    border-radius: 1em;
    background: ${color.hairline};
  }
  .page .head ~ div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 1.1em;
    padding: 1.1em 1.1em 1.4em;
    color: ${otherColor.textMuted}; /* The website has the other theme. */
    background: linear-gradient(160deg, ${otherColor.ground} 40%, ${otherColor.groundLit});
  }
  .menu {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 1.25em;
    width: 100%;
    font-size: max(12px, 0.9em);
  }
  .menu::before {
    content: '';
    width: 1.5em;
    height: 1.5em;
    margin-inline-end: auto;
    border-radius: 0.45em;
    background: ${otherColor.accentStrong};
  }

  /* The headline looks selected in an editor, with handles at its corners and a pointer. */
  .title {
    position: relative;
    padding: 0.15em 0.3em;
    border: 1px solid ${otherColor.accentStrong};
    background: conic-gradient(at 6px 6px, transparent 75%, ${otherColor.accentStrong} 0) 0 0 /
      calc(100% - 6px) calc(100% - 6px);
    color: ${otherColor.text};
    font-size: max(1.5em, 7.4cqi);
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: ${tracking.heading};
  }
  .title svg {
    position: absolute;
    inset-block-start: 92%;
    inset-inline-start: 98%;
    fill: ${otherColor.text};
    stroke: ${otherColor.ground};
  }
  .action {
    display: grid;
    justify-items: start;
    align-self: end;
    gap: 0.75em;
    max-width: 10em;
  }
  .action span {
    padding: 0.4em 1.1em;
    border-radius: 0.6em;
    color: ${otherColor.accent};
    background: ${otherColor.accentGlow};
    font-weight: 550;
  }

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
  .chat small {
    text-align: center;
  }

  @container (width < 24rem) {
    .action p {
      display: none;
    }
  }
  @container (width >= 24rem) {
    .page .head ~ div {
      grid-template: auto auto 1fr auto / auto 1fr;
      gap: 1.5em;
      padding: 2em;
    }
    .page .head ~ div > :not(.action, .chat) {
      grid-column: 1 / -1;
    }
  }
`;
