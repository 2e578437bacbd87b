import { CalendarCheck } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { channels } from '#content/channels.ts';
import { logo } from '#content/logo.ts';
import type { SiteWords } from '#content/words.ts';
import { OneForEachDay } from '#features/scenes/days.tsx';
import { color, font, media, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import {
  AI_NODE_Y,
  CHANNEL_HEIGHT,
  GRAPH_HEIGHT,
  GraphLines,
  GraphMotion,
  graphStyles,
} from './graph-lines.tsx';

/** Each day that the sample customer may ask for (scenes/days.tsx) has a copy of the drawing, and one copy is shown. When a visitor chooses another day, the animations of its copy start. A channel with a single reply gives it on every day. */
export function AutomationGraph({ words, mark }: { words: SiteWords; mark: ReactNode }) {
  const { homePage, conversation } = words;
  const { description, when, outputs } = homePage.hero.graph;
  const { question: questions, answer: answers, replies } = conversation;
  return (
    <Canvas role="img" aria-label={description}>
      <GraphLines />
      <OneForEachDay as="div">
        {questions.map((question, index) => (
          <div key={question}>
            <GraphMotion />
            <p className="message">
              <small>{when}</small>
              {question}
            </p>
            <div className="ai-node">{mark}</div>
            {channels.map((channel) => (
              <span key={channel}>
                <b>{replies[channel][index] ?? replies[channel][0]}</b>
                {outputs[channel]}
              </span>
            ))}
            <div className="message answer">
              <Icon icon={CalendarCheck} />
              <p>{answers[index]}</p>
            </div>
          </div>
        ))}
      </OneForEachDay>
    </Canvas>
  );
}

const MARK_WIDTH = 'min(7rem, 18cqw + 3px)';
// A logo without a square version keeps its shape: it is at most 0.7 times as high and 2.2 times as wide as the square,
// as in `Mark` of site-frame/brand.tsx. Margins of 0.15 above and below it make the node as high as the square.
const oblongLogo = logo?.square ? undefined : logo;
const widthFactor = oblongLogo ? Math.min(2.2, (0.7 * oblongLogo.width) / oblongLogo.height) : 1;

const Canvas = styled.div`
  position: relative;
  width: min(100%, 15rem + 32vw, 40rem);
  aspect-ratio: 100 / ${GRAPH_HEIGHT};
  container-type: inline-size;
  margin-inline: auto;
  color: ${color.text};
  background: radial-gradient(closest-side at 50% ${AI_NODE_Y}%, ${color.workingGlow} 20%, transparent);

  /* The drawing is hidden until all of it has arrived, because half a sentence would move on a slow network. */
  &:not(:has(.answer > p)) > * { visibility: hidden; }
  .message, .ai-node, span { position: absolute; left: 50%; width: max-content; max-width: 100%; translate: -50% 0; }
  .message, span, .ai-node:has(img) { ${cardStyles({ edge: color.accent })} }
  ${graphStyles} /* Sets --top and --x of each channel. */

  .message {
    top: 0;
    padding: ${space.xs} ${space.md};
    font-size: ${font.small};
    line-height: 1.4;
  }
  /* The drawing runs from left to right in all languages, its sentences in their own direction. */
  p { unicode-bidi: plaintext; }
  small { display: block; color: ${color.textFaint}; font-size: ${font.tiny}; }

  .answer {
    top: auto;
    bottom: 0;
    display: flex;
    align-items: center;
    gap: ${space.xs};
    padding-block: ${space.sm};
    font-size: min(${font.small}, 4.1cqw);
    font-weight: 600;
  }
  .answer svg { color: ${color.done}; }
  span::after, .answer::after { content: ''; position: absolute; inset: -1px; border: 1px solid ${color.done}; border-radius: inherit; background: ${color.doneGlow}; }

  .ai-node {
    top: ${AI_NODE_Y}cqw;
    border-radius: calc(0.28 * ${MARK_WIDTH});
    box-shadow: 0 0 4rem ${color.workingGlow};
    overflow: clip;
    translate: -50% -50%;
    > * { display: block; margin: ${oblongLogo ? `calc(0.15 * ${MARK_WIDTH})` : 0}; width: calc(${widthFactor} * ${MARK_WIDTH}); height: auto; }
    &:has(img) { background: ${logo?.ground}; }
  }

  span {
    top: var(--top);
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 3px;
    width: min(18.7cqw, 6rem);
    height: ${CHANNEL_HEIGHT}cqw;
    color: ${color.textMuted};
    font-size: max(12px, min(${font.tiny}, 3.2cqw));
    line-height: 1.4;
    translate: calc(var(--x) - 50%);
  }
  span::after { opacity: 0.5; }
  b { color: ${color.text}; font-size: max(1em, 2.7cqw); font-weight: 550; line-height: 1.35; white-space: nowrap; }
  /* The replies, in the order of channels: a typed text, an unread mail, a chat bubble, the bars of a voice, a text message. */
  span:nth-of-type(1) b { padding-inline-end: 0.1em; border-inline-end: 2px solid ${color.accent}; }
  span:nth-of-type(2) b::before { content: ''; display: inline-block; width: 0.4em; height: 0.4em; margin-inline-end: 0.3em; border-radius: 50%; background: ${color.accent}; vertical-align: middle; }
  span:nth-of-type(3) b, span:nth-of-type(5) b { padding-inline: 0.5em; border-radius: 0.8em 0.8em 0.8em 0.2em; background: ${color.hairline}; }
  span:nth-of-type(5) b { border-radius: 0.8em 0.8em 0.2em; background: ${color.accentGlow}; }
  span:nth-of-type(4) b::before { content: ''; display: inline-block; width: 10px; height: 0.75em; margin-inline-end: 0.3em; background: ${[40, 100, 60].map((height, bar) => `linear-gradient(${color.accent} 0 0) ${4 * bar}px 50% / 2px ${height}% no-repeat`).join()}; }

  @media ${media.motion} {
    .message { animation: appear 0.25s var(--start) backwards; } /* hero.tsx sets --start. */
    b, span::after { animation: show 0.3s calc(var(--start) + 1.6s) backwards; }
    .answer { animation-delay: calc(var(--start) + 2s); }
    .answer p, > div > div::after { animation: show 0.4s calc(var(--start) + 2.2s) backwards; }
    .answer::after { animation: draw 0.5s calc(var(--start) + 2s) backwards; }
    .answer path:last-of-type { stroke-dasharray: 9; animation: stroke 0.3s calc(var(--start) + 2.3s) backwards; } /* The check in the icon. */
  }
  /* The keyframes of "show" are in typed-headline.tsx. */
  @keyframes appear { from { opacity: 0; transform: translateY(8px); } }
  @keyframes draw { from { clip-path: inset(0 100% 0 0); } }
  @keyframes stroke { from { stroke-dashoffset: 9; } }

  /* The line of connected-by-line.tsx begins at the answer. It is as opaque as ::before and ::after of that file together: 1 - 0.65 * 0.35. hero.tsx clips its end. In other windows it ends at the button. */
  > div > div::after { content: ''; position: absolute; top: 100%; left: 50%; width: 1px; height: 1.25rem; background: ${color.done}; opacity: 0.77; @media ${media.spacious} { height: 500rem; } }

  /* If a visitor enlarges text in a narrow window, ornaments go first. Then the drawing becomes one column. */
  @container (width < 20rem) {
    .answer svg, b::before { display: none !important; }
    .answer { padding: ${space.xs}; font-size: ${font.tiny}; }
  }
  @container (width < 17rem) {
    .message, .ai-node, span { position: relative; inset: auto; margin: ${space.xs} auto; translate: none; }
    span { display: flex; gap: ${space.xs}; width: auto; height: auto; padding: ${space.xs}; font-size: ${font.tiny}; }
    svg:not([width]), i { display: none; } /* The lines and pulses of graph-lines.tsx. */
  }
  @media ${media.forcedColors} { .message { background: Canvas; } }
  @media ${media.print} { display: none; }
`;
