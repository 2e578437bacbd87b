import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { logo } from '#content/logo.ts';
import type { SiteWords } from '#content/words.ts';
import { OnDay } from '#features/scenes/days.tsx';
import { show } from '#styles/keyframes.ts';
import { color, media } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { playBetween } from '../timeline.ts';
import { MARK } from '../typed-headline.tsx';
import { boxAt } from './box.styles.ts';
import { Channel } from './channel.tsx';
import { AnsweringLine, LinesOfOthers } from './lines.tsx';
import { AI_NODE_Y, GRAPH_HEIGHT, places } from './measures.ts';
import { Answer, AnswerText } from './messages.tsx';
import { Pulse } from './pulse.tsx';

/**
 * Each day that the words name has an answer, and one is shown. When a visitor chooses another day,
 * its animation starts.
 */
export function AutomationGraph({ words, mark }: { words: SiteWords; mark: ReactNode }) {
  const { homePage, conversation } = words;
  const { description, outputs, example } = homePage.hero.graph;
  const { answer: answers } = conversation;
  return (
    <Canvas role="img" aria-label={description}>
      <LinesOfOthers />
      <AnsweringLine />
      <Pulse />
      <AiNode>{mark}</AiNode>
      {places.map(({ channel, place }) => (
        <Channel key={channel} place={place} name={outputs[channel]} />
      ))}
      <div>
        {answers.map((answer, index) => (
          <OnDay key={answer} $day={index + 1}>
            <Answer answer={answer} label={example} />
          </OnDay>
        ))}
      </div>
    </Canvas>
  );
}

/**
 * The drawing is hidden until all of it has arrived, because half a sentence would move on a slow
 * network.
 */
const Canvas = styled.div`
  position: relative;
  width: min(100%, 15rem + 32vw, 40rem);
  aspect-ratio: 100 / ${GRAPH_HEIGHT};
  container-type: inline-size;
  margin-inline: auto;
  color: ${color.text};

  &:not(:has(${AnswerText})) {
    visibility: hidden;
  }
  /* The thread of the page begins at the answer. In wide windows the hero clips its end. */
  &::after {
    content: '';
    position: absolute;
    top: 100%;
    left: calc(50% - 1px);
    width: 2px;
    height: 2.5rem;
    background: ${color.done};
    @media ${media.motion} {
      animation: ${show} ${playBetween(2.2, 2.6)};
    }
    @media ${media.wide} {
      height: 500rem;
    }
  }
`;

const MARK_WIDTH = 'clamp(2.25rem, 10cqw, 3.5rem)';
// A logo without a square version keeps its shape: it is at most 0.7 times as high and 2.2 times as
// wide as the square. Margins of 0.15 above and below it make the node as high as
// the square.
const oblongLogo = logo?.square ? undefined : logo;
const widthFactor = oblongLogo ? Math.min(2.2, (0.7 * oblongLogo.width) / oblongLogo.height) : 1;

const logoStyles = css`
  ${cardStyles({ edge: color.accent })}
  background: ${logo?.ground};
`;

const AiNode = styled.div`
  ${boxAt({ inset: `${AI_NODE_Y}cqw auto auto 50%`, translate: '-50% -50%' })}
  ${logo && logoStyles}
  anchor-name: ${MARK};
  border-radius: calc(0.28 * ${MARK_WIDTH});

  &::before {
    content: '';
    position: absolute;
    inset: -110%;
    z-index: -1;
    border-radius: 50%;
    background: radial-gradient(closest-side, ${color.workingStrong}, transparent);
    opacity: 0.4;
  }
  /* The mark comes from the frame of the site. */
  > * {
    display: block;
    margin: ${oblongLogo ? `calc(0.15 * ${MARK_WIDTH})` : 0};
    width: calc(${widthFactor} * ${MARK_WIDTH});
    height: auto;
    border-radius: inherit;
  }
`;
