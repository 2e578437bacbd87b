import { AppWindow, Mail, MessageSquareText, MessagesSquare, PhoneCall, Sparkles } from 'lucide';
import styled from 'styled-components';
import { homePage } from '#content/home-page.ts';
import { media } from '#styles/media.ts';
import { color, font, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { CYCLE, GraphLines, mindEdge, outgoing } from './graph-lines.tsx';

const outputIcons = {
  website: AppWindow,
  email: Mail,
  chat: MessagesSquare,
  call: PhoneCall,
  text: MessageSquareText,
};

export function AutomationGraph() {
  const { description, incoming, question, outputs } = homePage.hero.graph;
  return (
    <Canvas role="img" aria-label={description}>
      <GraphLines />
      <div className="message">
        <Icon icon={MessageSquareText} />
        <p>
          <small>{incoming}</small>
          {question}
        </p>
      </div>
      <div className="mind">
        <Icon icon={Sparkles} />
      </div>
      {outputs.map(({ icon, label }) => (
        <span key={icon}>
          <Icon icon={outputIcons[icon]} />
          <Icon icon={outputIcons[icon]} />
          {label}
        </span>
      ))}
    </Canvas>
  );
}

/** From the end of an edge to the middle of what stands there, its label included. */
const TO_MIDDLE = 7.9;

const places = outgoing
  .map(
    ({ across, down }, index) =>
      `span:nth-of-type(${index + 1}) { top: ${mindEdge.down + down + TO_MIDDLE}%; left: ${mindEdge.across + across}%; --late: ${index * 0.12}s; }`,
  )
  .join('');

const Canvas = styled.div`
  position: relative;
  width: min(100%, 35rem);
  aspect-ratio: 1;
  container-type: inline-size;
  margin-inline: auto;
  color: ${color.text};
  background: radial-gradient(circle at 50% 47%, ${color.accentGlow}, transparent 62%);

  > div, > span { position: absolute; }
  .message, .mind, span { width: max-content; max-width: 100%; translate: -50% -50%; }
  .message, .mind, span svg { ${cardStyles()} }

  .message {
    top: 11%;
    left: 50%;
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding: ${space.sm} ${space.md};
    font-size: ${font.small};
    line-height: 1.4;
    box-shadow: 0 16px 40px -12px ${color.shadow};
  }
  .message::after {
    content: '';
    position: absolute;
    inset: -1px;
    border: 1px solid ${color.hairlineLit};
    border-radius: inherit;
    background: ${color.hairline};
    opacity: 0;
  }
  .message svg { color: ${color.secondary}; font-size: 1.25rem; }
  small { display: block; color: ${color.textFaint}; font-size: ${font.tiny}; }

  .mind {
    top: 47%;
    left: 50%;
    display: grid;
    place-items: center;
    width: min(6.5rem, 29cqw);
    aspect-ratio: 1;
    border-radius: 30%;
    color: ${color.ink};
    font-size: 2.25rem;
    background:
      linear-gradient(160deg, ${color.buttonTop}, ${color.buttonBottom} 60%, ${color.accentDeep}) padding-box,
      linear-gradient(${color.accent}, ${color.accentStrong}) border-box
      ${color.buttonBottom};
  }
  .mind::before {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: inherit;
    box-shadow: 0 0 0 1px ${color.accent}, 0 0 3rem ${color.accentStrong};
    opacity: 0.6;
  }

  span {
    display: grid;
    justify-items: center;
    gap: ${space.xs};
    color: ${color.textMuted};
    font-size: ${font.tiny};
    line-height: 1;
  }
  span svg {
    grid-area: 1 / 1;
    width: min(17cqw, clamp(3.25rem, 2.4rem + 2vw, 4rem));
    height: auto;
    aspect-ratio: 1;
    padding: min(0.95rem, 4.5cqw);
    color: ${color.accent};
  }
  svg ~ svg {
    ${cardStyles({ edge: color.secondary, light: `radial-gradient(circle at 50% 0, ${color.secondaryGlow}, transparent)` })}
    color: ${color.secondary};
  }
  ${places}

  /* The question, the mind and each answer light up as the pulse arrives. Where nothing moves, all answers are lit. */
  @media ${media.motion} {
    .message::after { animation: asked ${CYCLE}; }
    .mind::before { animation: thought ${CYCLE}; }
    svg ~ svg { animation: answered ${CYCLE} var(--late); }
  }
  @keyframes asked {
    0%, 6%, 100% { opacity: 1; }
    16%, 94% { opacity: 0; }
  }
  @keyframes thought {
    0%, 15%, 50%, 100% { opacity: 0.4; }
    22%, 28% { opacity: 1; }
  }
  @keyframes answered {
    0%, 42%, 100% { opacity: 0; }
    47%, 80% { opacity: 1; }
  }
  @media ${media.print} { display: none; }
`;
