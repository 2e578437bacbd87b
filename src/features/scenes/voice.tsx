import styled from 'styled-components';
import { breathe } from '#styles/keyframes.ts';
import { color, media, motion } from '#styles/tokens.ts';

export const Voice = () => (
  <Waves viewBox="3 0 178 40" preserveAspectRatio="none" aria-hidden="true">
    {BARS_OF_VOICE.map((bars, index) => {
      const Bars = index === 1 ? SlowBars : QuickBars;
      return <Bars key={bars} d={bars} />;
    })}
  </Waves>
);

/**
 * The bars of a voice have one of four lengths, and are longest in the middle. Three sets of them
 * interleave, and the middle one breathes more slowly.
 */
export const BARS_OF_VOICE = [0, 1, 2].map((set) => {
  const bars = Array.from({ length: 12 }, (_, index) => bar(index * 3 + set));
  return `M${4 + 5 * set} 20${bars.join('')}`;
});

/** It returns to the middle, so bars of one length are one text, of which a page has many. */
function bar(index: number) {
  const swell = Math.sin(((index + 0.5) / 36) * Math.PI);
  const halfLength = 4 * Math.ceil(4 * swell * (0.25 + 0.75 * Math.abs(Math.sin(index * 2.4))));
  return `m0-${halfLength}v${2 * halfLength}m15-${halfLength}`;
}

const Waves = styled.svg`
  width: 100%;
  height: 100%;
  overflow: visible;
  stroke: ${color.accent};
  stroke-width: 2;
  stroke-linecap: round;
`;

const QuickBars = styled.path`
  transform-box: fill-box;
  transform-origin: center;
  @media ${media.motion} {
    animation: ${breathe} 900ms ease-in-out 10 alternate ${motion.play};
  }
`;

const SlowBars = styled(QuickBars)`
  @media ${media.motion} {
    animation-duration: 1.3s;
    animation-iteration-count: 6;
  }
`;
