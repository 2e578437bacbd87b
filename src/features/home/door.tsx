import styled, { css, keyframes } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { SentenceOfDay } from '#features/scenes/days.tsx';
import { color, media, otherColor, scheme, size, sky, space, tracking } from '#styles/tokens.ts';
import { EDGE, GAP, withoutSky } from './thread.tsx';

/**
 * The night ends in a dark shop, whose door is ajar: as a visitor scrolls, it opens, light falls
 * over the floor, and with it the shadow of the customer.
 */
export function Door({ words }: { words: SiteWords }) {
  const { conversation, homePage } = words;
  const { onTheDay } = homePage.meanwhile;
  if (!onTheDay) return null;
  return (
    <Shop role="img" aria-label={onTheDay}>
      <Scenery>
        <ThreadToDoor />
        <Doorway>
          <Leaf />
        </Doorway>
        <Light />
        <Shadow viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path id="half" d={HALF_OF_CUSTOMER} />
          <use href="#half" transform="matrix(-1 0 0 1 100 0)" />
          <path d={BAG} />
        </Shadow>
      </Scenery>
      <Arrival>
        <When>
          <SentenceOfDay of={conversation.booked} />
        </When>
        {onTheDay}
      </Arrival>
    </Shop>
  );
}

/** A leg, a side, an arm, a shoulder and half a head, from the threshold towards us. */
const HALF_OF_CUSTOMER =
  'M50 38h-1L44 0h-7l5 44q-1 10-4 20 0-12-1-22-2-4-4 0-1 18 4 32 1 5 8 6h2v2q-5 3-4 9 1 8 7 8z';
/** It hangs from a hand by its handle. */
const BAG = 'M59 34h3q0 8 3 8t3-8h3l2-20H57zM64 34q0 5 1 5t1-5z';

/** The shop is dark in both themes. */
const dark = scheme === 'dark' ? color : otherColor;

const ROOM = css`
  --x: 62%;
  --w: 5.25rem;
  --h: 18rem;
  --floor: 18rem;
  @media ${media.medium} {
    --w: 6.5rem;
    --h: 20rem;
    --floor: 20rem;
  }
  @media ${media.wider} {
    --x: calc(${GAP});
    --w: 7.25rem;
    --h: min(24rem, 50svh);
    --floor: 22rem;
  }
`;

const Shop = styled.div`
  ${ROOM}
  position: relative;
  isolation: isolate;
  height: calc(var(--h) + var(--floor) + 15rem);
  overflow: clip;
  background:
    linear-gradient(${sky.floor}) 0 100% / 100% var(--floor) no-repeat,
    linear-gradient(${sky.room});
  view-timeline: --shop block;
  /* Other drawings stay from left to right. */
  &:dir(rtl) {
    direction: rtl;
  }
  @media ${media.wider} {
    height: calc(var(--h) + var(--floor) + 8rem);
  }
  ${withoutSky}
`;

/** Without a timeline of scrolling, and with reduced motion, the door stands open. */
const opening = (name: ReturnType<typeof keyframes>) => css`
  @media ${media.motion} {
    @supports (animation-timeline: view()) {
      animation: ${name} linear both;
      animation-timeline: --shop;
      animation-range: entry 40% cover 52%;
    }
  }
`;

const Part = styled.i`
  position: absolute;
  display: block;
`;

/** It is drawn from left to right, and turned around as a whole. */
const Scenery = styled(Part)`
  inset: 0;
  &:dir(rtl) {
    scale: -1 1;
  }
`;

const ThreadToDoor = styled(Part)`
  inset-block: 0 var(--floor);
  left: calc(${EDGE} - 1px);
  width: 2px;
  background: ${dark.done};
  @media ${media.wider} {
    inset-block-end: calc(var(--floor) + var(--h) + 1.25rem);
    left: calc(var(--x) - 1px);
  }
`;

const Doorway = styled(Part)`
  inset-block-end: var(--floor);
  left: calc(var(--x) - var(--w));
  width: calc(2 * var(--w));
  height: var(--h);
  perspective: 60rem;
  perspective-origin: 50% 60%;
  background: linear-gradient(${sky.daylight});
  box-shadow:
    0 0 0 5px ${sky.frame},
    0 0 9rem ${sky.glow};
`;

const swing = keyframes`
  from {
    transform: rotateY(-36deg);
  }
  to {
    transform: rotateY(-100deg);
  }
`;

const Leaf = styled(Part)`
  inset: 0;
  transform-origin: 0 50%;
  transform: rotateY(-100deg);
  background:
    linear-gradient(${sky.glow} 0 0) calc(100% - 1rem) 55% / 5px 3rem no-repeat,
    linear-gradient(90deg, ${sky.leaf});
  ${opening(swing)}
`;

/** It grows from the edge at which the door opens. */
const fall = keyframes`
  from {
    transform: scaleX(0.2);
  }
  to {
    transform: scaleX(1);
  }
`;

const Light = styled(Part)`
  inset: auto -100vw 0;
  height: var(--floor);
  /* Otherwise its edges are in sight while it grows. */
  border-inline: 100vw solid transparent;
  background: linear-gradient(${sky.lightOnFloor});
  clip-path: polygon(calc(var(--x) - var(--w)) 0, calc(var(--x) + var(--w)) 0, 140% 100%, -60% 100%)
    content-box;
  transform-box: content-box;
  transform-origin: calc(var(--x) + var(--w)) 0;
  ${opening(fall)}
`;

const SLANT = 'skewX(-14deg)';

const grow = keyframes`
  from,
  40% {
    opacity: 0;
    transform: ${SLANT} scaleY(0.1);
  }
  to {
    opacity: 1;
    transform: ${SLANT} scaleY(1);
  }
`;

const Shadow = styled.svg`
  position: absolute;
  fill: ${sky.shadow};
  inset-block-end: 1rem;
  left: calc(var(--x) - 1.5 * var(--w));
  width: calc(3 * var(--w));
  height: calc(var(--floor) - 1rem);
  transform: ${SLANT};
  transform-origin: 50% 0;
  mask-image: linear-gradient(#000d, #0005);
  ${opening(grow)}
`;

const Arrival = styled.p`
  position: absolute;
  inset-block-start: 3rem;
  inset-inline: calc(2 * ${EDGE}) ${space.gutter};
  color: ${dark.text};
  font-size: min(clamp(2.75rem, 1rem + 5.4vw, 5.5rem), 13vw);
  font-weight: 600;
  line-height: 1;
  letter-spacing: ${tracking.display};
  text-wrap: balance;
  @media ${media.wider} {
    inset-block: auto calc(var(--floor) + 3.5rem);
    inset-inline: max(${space.gutter}, 50% - ${size.container} / 2)
      calc(100% - var(--x) + var(--w) + ${space.xl});
  }
`;

const When = styled.b`
  display: block;
  margin-block-end: ${space.sm};
  color: ${sky.lamp};
  font-size: 1.5rem;
  font-weight: 550;
  line-height: 1.35;
  letter-spacing: ${tracking.title};
`;
