import styled, { keyframes } from 'styled-components';
import { media, motion, size, sky, space } from '#styles/tokens.ts';
import { withoutSky } from './thread.tsx';

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

type Column = (typeof columns)[number];
type Row = (typeof farRows)[number];

const starsIn = (rows: Row[]) =>
  rows.flatMap((row) =>
    columns.map((column) => <Star key={column.x + row.y} $column={column} $row={row} />),
  );

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

const InColumn = styled.i<{ $column: Column }>`
  --x: ${({ $column }) => $column.x}%;
  --dy: ${({ $column }) => $column.dy}%;
  width: ${({ $column }) => $column.width}px;
  --period: ${({ $column }) => $column.seconds}s;
`;

const InRow = styled(InColumn)<{ $row: Row }>`
  --drift: ${({ $row }) => $row.drift}px;
  left: calc(var(--x) + ${({ $row }) => $row.dx}%);
  top: calc(var(--dy) + ${({ $row }) => $row.y}%);
  --dim: ${({ $row }) => $row.dim};
`;

const Star = styled(InRow)`
  position: absolute;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${sky.stars};
  opacity: var(--dim);
  @media ${media.motion} {
    animation: ${twinkle} var(--period) infinite alternate ease-in-out ${motion.play};
  }
  ${withoutSky}
`;
