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
import { conversation } from '#content/conversation.ts';
import { homePage } from '#content/home-page.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { CYCLE, GraphLines, HEIGHT, outgoing } from './graph-lines.tsx';

const outputIcons = {
  website: AppWindow,
  email: Mail,
  chat: MessagesSquare,
  call: PhoneCall,
  text: Smartphone,
};

/** A customer's question comes in, passes through the agency, and leaves by every channel with one answer. */
export function AutomationGraph({ mark }: { mark: ReactNode }) {
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
      <div className="mind">{mark}</div>
      {outputs.map(({ icon, label }) => (
        <span key={icon}>
          <Icon icon={outputIcons[icon]} />
          {label}
        </span>
      ))}
      <div className="message answer">
        <Icon icon={CalendarCheck} />
        <p>{conversation.answer}</p>
      </div>
    </Canvas>
  );
}

const places = outgoing
  .map(
    ({ from, across, down }, index) =>
      `span:nth-of-type(${index + 1}) { top: ${from.down + down}cqw; left: ${from.across + across}%; --late: ${index * 0.12}s; }`,
  )
  .join('');

const Canvas = styled.div`
  position: relative;
  width: min(100%, 35rem);
  aspect-ratio: 100 / ${HEIGHT};
  container-type: inline-size;
  margin-inline: auto;
  color: ${color.text};
  background: radial-gradient(50% 47% at 50% 47%, ${color.accentGlow}, transparent);

  > div, > span { position: absolute; }
  /* On a bad network it is seen once it is whole: half a sentence would stand elsewhere. */
  &:not(:has(> .answer > p)) > * { visibility: hidden; }
  .message, .mind, span { left: 50%; width: max-content; max-width: 100%; translate: -50% 0; }
  .message, span { ${cardStyles()} }
  /* What lights up as a pulse arrives. Where nothing moves, all is lit. */
  .message::after, .mind::after, span::after {
    content: '';
    position: absolute;
    inset: -1px;
    border: 1px solid ${color.secondary};
    border-radius: inherit;
    background: radial-gradient(circle at 50% 0, ${color.secondaryGlow}, transparent);
  }

  .message {
    top: 0;
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding: ${space.sm} ${space.md};
    font-size: ${font.small};
    line-height: 1.4;
    box-shadow: 0 16px 40px -12px ${color.shadow};
  }
  .message svg { color: ${color.secondary}; font-size: 1.25rem; }
  /* The drawing runs as it was drawn, in any language; its sentences do not. */
  p { unicode-bidi: plaintext; }
  small { display: block; color: ${color.textFaint}; font-size: ${font.tiny}; }

  .answer {
    top: auto;
    bottom: 0;
    ${cardStyles({ edge: color.secondary, light: `linear-gradient(${color.buttonTop}, ${color.buttonBottom})` })}
    color: ${color.ink};
    font-weight: 550;
  }
  .answer svg { color: inherit; }
  .answer::after { background: none; box-shadow: 0 0 2rem ${color.accentStrong}; }

  .mind {
    top: 36cqw;
    display: grid;
    place-items: center;
    width: min(6.5rem, 23cqw);
    aspect-ratio: 1;
    border-radius: 28%;
    translate: -50% -50%;
  }
  .mind > svg { width: 100%; height: 100%; }
  .mind::after { border-color: ${color.accent}; background: none; box-shadow: 0 0 3rem ${color.accentStrong}; }

  span {
    display: grid;
    justify-items: center;
    gap: ${space.xs};
    width: min(17.5cqw, 5rem);
    padding-block: min(0.8rem, 2.8cqw) min(0.7rem, 2.4cqw);
    color: ${color.text};
    font-size: min(${font.tiny}, 3.6cqw);
    line-height: 1;
  }
  span svg { color: ${color.secondary}; font-size: 1.15rem; }
  ${places}

  @media ${media.motion} {
    .message::after { animation: asked ${CYCLE}; }
    .mind::after { animation: thought ${CYCLE}; }
    span::after { animation: told ${CYCLE} var(--late); }
    .answer::after { animation: answered ${CYCLE}; }
  }
  @keyframes asked {
    0%, 6%, 100% { opacity: 1; }
    16%, 94% { opacity: 0; }
  }
  @keyframes thought {
    0%, 15%, 50%, 100% { opacity: 0.4; }
    22%, 28% { opacity: 1; }
  }
  @keyframes told {
    0%, 38%, 100% { opacity: 0; }
    43%, 70% { opacity: 1; }
  }
  @keyframes answered {
    0%, 60%, 100% { opacity: 0.35; }
    66%, 90% { opacity: 1; }
  }
  @media ${media.print} { display: none; }
`;
