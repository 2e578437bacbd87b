import type { ReactNode } from 'react';
import { otherColor as color } from '#styles/tokens.ts';

export type Drawing = { shape: keyof typeof shapes; amount: number };

/** The drawing stands in a band, which has the colours of the other theme. */
export const FigureDrawing = ({ shape, amount, className }: Drawing & { className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 120 60"
    preserveAspectRatio="none"
    stroke={color.accentStrong}
    aria-hidden
  >
    {shapes[shape](amount)}
  </svg>
);

const shapes = {
  dots: (total: number) => {
    const amount = scaled(total);
    const [perRow, pitch] = amount > 50 ? [20, 6] : [amount > 25 ? 10 : 5, 12];
    return (
      <path
        d={rows(amount, perRow, pitch, (3 * pitch) / 10)}
        strokeDasharray={`0 ${pitch}`}
        strokeLinecap="round"
        strokeWidth={(6 * pitch) / 10}
      />
    );
  },
  // The first bar is the amount before the increase, and the second one after it. At 280 %, 5 whole
  // cells become 19.
  bars: (increase: number) => (
    <g strokeDasharray="4.4 1.6" strokeWidth="22.4">
      <path d={`M0 12h${(112.4 / (1 + increase / 100)).toFixed(1)}`} opacity=".25" />
      <path d="M0 48h112.4" />
    </g>
  ),
  cells: (percent: number) => (
    <g strokeDasharray="4.4 1.6" strokeWidth="4.4">
      <path d={rows(100, 10, 6)} opacity=".25" />
      <path d={rows(Math.min(percent, 100), 10, 6)} />
    </g>
  ),
  dial: (hours: number) => (
    <g strokeWidth="7" fill="none">
      <path d={ring(26)} pathLength="12" strokeDasharray=".94 .06" opacity=".25" />
      <path d={ring(26)} pathLength="12" strokeDasharray={`${hours} 12`} />
    </g>
  ),
} satisfies Record<string, (amount: number) => ReactNode>;

/** A circle that begins at its top. */
const ring = (radius: number) => {
  const half = `a${radius} ${radius} 0 0 1 0`;
  const width = 2 * radius;
  return `M30 ${30 - radius}${half} ${width}${half}-${width}`;
};

/** Each dot may stand for ten, a hundred and so on. */
const scaled = (amount: number): number =>
  amount > 200 ? scaled(amount / 10) : Math.max(1, Math.round(amount));

/**
 * Each row is one line. A dash array divides it into dots or cells. The gap of 1.6 after the last
 * cell is left out.
 */
const rows = (amount: number, perRow: number, pitch: number, begin = 0) =>
  Array.from({ length: Math.ceil(amount / perRow) }, (_, row) => {
    const length = Math.min(perRow, amount - row * perRow) * pitch;
    return `M${begin} ${pitch * (row + 0.5)}h${length - 1.6}`;
  }).join('');
