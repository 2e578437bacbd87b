import styled from 'styled-components';
import { otherColor } from '#styles/other-color.ts';
import { color, tracking } from '#styles/tokens.ts';
import { OnDay } from './days.tsx';
import { type Layout, type SceneWords, Stage } from './stage.tsx';
import { Week } from './week-strip.tsx';

type BrowserProps = { layout?: Layout | undefined; words: SceneWords };

export function BrowserScene({ layout, words }: BrowserProps) {
  const { address, menu, headline, note, action, when, question, answer } = words.website;
  return (
    <Window name="browser" layout={layout}>
      <div className="panel page">
        <div className="head">
          <small dir="ltr">{address}</small>
        </div>
        <div>
          <ul>
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
          <Week {...words.calendar} />
          <div className="act">
            <p>{note}</p>
            <span>{action}</span>
          </div>
          <div className="chat">
            <small>{when}</small>
            <p className="asked">
              <OnDay of={question} />
            </p>
            <p className="told">{answer}</p>
          </div>
        </div>
      </div>
    </Window>
  );
}

const DOTS = [0, 1, 2].map(
  (dot) =>
    `radial-gradient(circle at ${1.3 + dot}em 50%, ${color.hairlineLit} 0.3em, transparent 0.35em)`,
);

const Window = styled(Stage)`
  .page { display: grid; grid-template-rows: auto 1fr; }
  .head { background: ${DOTS.join()}; }
  .head small { margin-inline: auto; padding: 0.1em 1em; border-radius: 1em; background: ${color.hairline}; }
  .head ~ div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 1.1em;
    padding: 1.1em 1.1em 1.4em;
    color: ${otherColor.textMuted};
    background: linear-gradient(160deg, ${otherColor.ground} 40%, ${otherColor.groundLit});
  }
  ul { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25em 1.25em; width: 100%; font-size: max(12px, 0.88em); }
  ul::before { content: ''; width: 1.5em; height: 1.5em; margin-inline-end: auto; border-radius: 0.45em; background: ${otherColor.accentStrong}; }

  .title {
    position: relative;
    padding: 0.15em 0.3em;
    border: 1px solid ${otherColor.accentStrong};
    background: conic-gradient(at 6px 6px, transparent 75%, ${otherColor.accentStrong} 0) 0 0 / calc(100% - 6px) calc(100% - 6px);
    color: ${otherColor.text};
    font-size: max(1.5em, 7.4cqi);
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: ${tracking.heading};
  }
  svg { position: absolute; inset-block-start: 92%; inset-inline-start: 98%; fill: ${otherColor.text}; stroke: ${otherColor.ground}; }
  .act { display: grid; justify-items: start; align-self: end; gap: 0.75em; max-width: 10em; }
  .act span { padding: 0.4em 1.1em; border-radius: 0.6em; color: ${otherColor.ink}; background: ${otherColor.buttonTop}; font-weight: 550; }

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
  .chat small { text-align: center; }

  @container (width < 24rem) { .act p { display: none; } }
  @container (width >= 24rem) {
    .head ~ div { grid-template: auto auto 1fr auto / auto 1fr; gap: 1.5em; padding: 2em; }
    .head ~ div > :not(.act, .chat) { grid-column: 1 / -1; }
  }
`;
