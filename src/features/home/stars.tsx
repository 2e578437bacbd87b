import styled, { css, keyframes } from 'styled-components';
import { media, motion, size, sky, space } from '#styles/tokens.ts';
import { withoutSky } from './thread.tsx';
import { afterPlay } from './timeline.ts';

/** Twenty stars decorate the hero. They stand in two fields where the hero has no words. */
export const Stars = () => (
  <>
    <AboveWords>{starsIn(farRows)}</AboveWords>
    <BesideQuestion>{starsIn(nearRows)}</BesideQuestion>
  </>
);

/**
 * A column and a row make a star. The column says its pace and size, the row how far it drifts and
 * how bright it is at least, so no two move alike. `x` and `y` are places in percent, `dx` and `dy`
 * scatter them.
 */
const columns = [
  { x: 2, dy: 4, seconds: 3.1, width: 2.5 },
  { x: 9, dy: 21, seconds: 4.7, width: 3.5 },
  { x: 15, dy: 0, seconds: 3.7, width: 3 },
  { x: 85, dy: 13, seconds: 5.3, width: 2.5 },
  { x: 95, dy: 28, seconds: 2.6, width: 3.5 },
];
const farRows = [
  { y: 6, dx: 8, drift: 9, dim: 0.35 },
  { y: 58, dx: 1, drift: 12, dim: 0.4 },
];
const nearRows = [
  { y: 18, dx: 0, drift: -8, dim: 0.5 },
  { y: 66, dx: -1, drift: -11, dim: 0.4 },
];

type Row = (typeof farRows)[number];

/** Stars have no class, because twenty take many bytes. */
const starsIn = (rows: Row[]) =>
  rows.map((row) => (
    <StarsOfRow key={row.y} $row={row}>
      {columns.map(({ x }) => (
        <i key={x} />
      ))}
    </StarsOfRow>
  ));

const Field = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 0 72%;
`;

/** The hero declares it: the height of the room above its words. */
export const ROOM = '--room';

const AboveWords = styled(Field)`
  @media ${media.wide} {
    inset-block: calc(${size.header} + ${space.xs}) auto;
    inset-inline: ${space.gutter} 52%;
    height: var(${ROOM});
  }
`;

const BesideQuestion = styled(Field)`
  @media ${media.wide} {
    inset-block: calc(${size.header} + ${space.xs}) 66%;
    inset-inline: 51% 2%;
  }
`;

const twinkle = keyframes`
  from {
    opacity: var(--dim);
    translate: 0 0;
  }
  to {
    opacity: 1;
    translate: 0 var(--drift);
  }
`;

const columnRules = columns.map(
  ({ x, dy, seconds, width }, index) => css`
    > :nth-child(${index + 1}) {
      --x: ${x}%;
      --dy: ${dy}%;
      width: ${width}px;
      --period: ${seconds}s;
    }
  `,
);

const RowOfStars = styled.b`
  > i {
    position: absolute;
    left: calc(var(--x) + var(--dx));
    top: calc(var(--y) + var(--dy));
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${sky.stars};
    opacity: var(--dim);
    @media ${media.motion} {
      animation: ${twinkle} var(--period) ${afterPlay} infinite alternate ease-in-out ${motion.play};
    }
  }
  ${columnRules}
  ${withoutSky}
`;

const StarsOfRow = styled(RowOfStars)<{ $row: Row }>`
  --dx: ${({ $row }) => $row.dx}%;
  --y: ${({ $row }) => $row.y}%;
  --drift: ${({ $row }) => $row.drift}px;
  --dim: ${({ $row }) => $row.dim};
`;
