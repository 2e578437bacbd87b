import {
  AppWindow,
  CalendarCheck,
  Mail,
  MessageCircle,
  MessagesSquare,
  PhoneCall,
  Smartphone,
} from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { channels } from '#content/channels.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { AI_NODE, at, CHANNEL_HEIGHT, GraphLines, HEIGHT, placeStyles } from './graph-lines.tsx';

const outputIcons = {
  website: AppWindow,
  email: Mail,
  chat: MessagesSquare,
  call: PhoneCall,
  text: Smartphone,
};

export function AutomationGraph({ words, mark }: { words: SiteWords; mark: ReactNode }) {
  const { homePage, conversation } = words;
  const { description, incoming, outputs } = homePage.hero.graph;
  return (
    <Canvas role="img" aria-label={description}>
      <GraphLines />
      <div className="message">
        <Icon icon={MessageCircle} />
        <p>
          <small>{incoming}</small>
          {conversation.question}
        </p>
      </div>
      <div className="ai-node">{mark}</div>
      {channels.map((channel) => (
        <span key={channel}>
          <Icon icon={outputIcons[channel]} />
          {outputs[channel]}
        </span>
      ))}
      <div className="message answer">
        <Icon icon={CalendarCheck} />
        <p>{conversation.answer}</p>
      </div>
    </Canvas>
  );
}

const Canvas = styled.div`
  position: relative;
  width: min(100%, 40rem);
  aspect-ratio: 100 / ${HEIGHT};
  container-type: inline-size;
  margin-inline: auto;
  color: ${color.text};
  background: radial-gradient(closest-side at 50% ${AI_NODE}%, ${color.workingGlow} 20%, transparent);

  > div, > span { position: absolute; }
  /* Hidden until it is whole: on a slow network half a sentence would move. */
  &:not(:has(> .answer > p)) > * { visibility: hidden; }
  .message, .ai-node, span { left: 50%; width: max-content; max-width: 100%; translate: -50% 0; }
  .message, span { ${cardStyles({ edge: color.accent })} }
  ${placeStyles}

  .message {
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding: ${space.sm} ${space.md};
    font-size: ${font.small};
    line-height: 1.4;
  }
  svg { font-size: 1.25rem; }
  .message svg { color: ${color.accent}; }
  .answer svg { color: ${color.done}; }
  /* The drawing keeps its direction in any language; its sentences do not. */
  p { unicode-bidi: plaintext; }
  small { display: block; color: ${color.textFaint}; font-size: ${font.tiny}; }

  .answer {
    top: auto;
    bottom: 0;
    border-color: ${color.done};
    background: linear-gradient(${color.doneGlow} 0 0), ${color.surface};
    box-shadow: 0 0 2.5rem ${color.doneGlow};
    font-weight: 600;
  }

  .ai-node {
    top: ${AI_NODE}cqw;
    width: min(7.5rem, 20cqw);
    aspect-ratio: 1;
    border-radius: 28%;
    box-shadow: 0 0 4rem ${color.workingGlow};
    translate: -50% -50%;
  }
  .ai-node > svg { width: 100%; height: 100%; }

  span {
    top: var(--top);
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 1.4cqw;
    width: min(17.5cqw, 6rem);
    height: ${CHANNEL_HEIGHT}cqw;
    font-size: min(${font.tiny}, 3.6cqw);
    line-height: 1;
    translate: calc(var(--x) - 50%);
  }
  span::after { content: ''; position: absolute; inset: -1px; border-radius: inherit; border: 1px solid ${color.done}; background: ${color.doneGlow}; opacity: 0; }

  @media ${media.motion} {
    span::after { animation: light 5s var(--turn) infinite var(--play, running); }
  }
  @keyframes light {
    0%, ${at(48)}, ${at(88)} { opacity: 0; }
    ${at(56)}, ${at(70)} { opacity: 1; }
  }

  /* The thread goes on between the cards of the services. */
  @media ${media.spacious} { &::after { content: ''; position: absolute; top: 100%; left: 50%; width: 1px; height: 50rem; background: ${color.done}; opacity: 0.4; } }

  /* Large text in a narrow window gets one column. */
  @container (width < 18em) {
    > * { position: relative !important; inset: auto !important; margin: ${space.xs} auto; translate: none !important; }
    > span { display: flex; align-items: center; gap: ${space.xs}; width: auto; height: auto; padding: ${space.xs}; font-size: ${font.tiny}; }
    > svg, > :has(> b) { display: none; }
  }
  @media ${media.print} { display: none; }
`;
