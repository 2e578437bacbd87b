import styled, { css, keyframes } from 'styled-components';
import { media, motion, size, sky, space } from '#styles/tokens.ts';
import { withoutSky } from './thread.tsx';
import { afterPlay } from './timeline.ts';

/** Twenty stars decorate the hero. They stand in two fields where the hero has no words. */
export const Stars = () => (
  <>
    <AboveWords>{stars}</AboveWords>
    <BesideQuestion>{stars}</BesideQuestion>
  </>
);

/**
 * The two stars of a column drift together: ten moving parts take fewer bytes and layers than
 * twenty. Neighbouring columns have different paces. `x` and `y` are places in percent, `dx` and `dy`
 * scatter the stars.
 */
const columns = [
  { x: 2, dy: 4, seconds: 3.1, width: 2.5 },
  { x: 9, dy: 21, seconds: 4.7, width: 3.5 },
  { x: 15, dy: 0, seconds: 3.7, width: 3 },
  { x: 85, dy: 13, seconds: 5.3, width: 2.5 },
  { x: 95, dy: 28, seconds: 2.6, width: 3.5 },
];
const rows = [
  { y: 6, dx: 8 },
  { y: 58, dx: 1 },
];

/** Stars have no class, because twenty take many bytes. */
const stars = columns.map(({ x }) => (
  <b key={x}>
    <i />
    <i />
  </b>
));

const columnRules = columns.map(
  ({ x, dy, seconds, width }, index) => css`
    > :nth-child(${index + 1}) {
      --x: ${x}%;
      --dy: ${dy}%;
      --width: ${width}px;
      --period: ${seconds}s;
    }
  `,
);

const rowRules = rows.map(
  ({ y, dx }, index) => css`
    i:nth-child(${index + 1}) {
      left: calc(var(--x) + ${dx}%);
      top: calc(var(--dy) + ${y}%);
    }
  `,
);

const twinkle = keyframes`
  from {
    opacity: 0.4;
    translate: 0;
  }
  to {
    opacity: 1;
    translate: 0 var(--drift);
  }
`;

const Field = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 0 72%;

  > b {
    position: absolute;
    inset: 0;
    opacity: 0.4;
    @media ${media.motion} {
      animation: ${twinkle} var(--period) ${afterPlay} infinite alternate ease-in-out ${motion.play};
    }
  }
  i {
    position: absolute;
    width: var(--width);
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${sky.stars};
  }
  ${columnRules}
  ${rowRules}
  ${withoutSky}
`;

/** The hero declares it: the height of the room above its words. */
export const ROOM = '--room';

const AboveWords = styled(Field)`
  --drift: 11px;
  @media ${media.wide} {
    inset-block: calc(${size.header} + ${space.xs}) auto;
    inset-inline: ${space.gutter} 52%;
    height: var(${ROOM});
  }
`;

const BesideQuestion = styled(Field)`
  --drift: -9px;
  translate: -2% 10%;
  @media ${media.wide} {
    inset-block: calc(${size.header} + ${space.xs}) 66%;
    inset-inline: 51% 2%;
  }
`;
