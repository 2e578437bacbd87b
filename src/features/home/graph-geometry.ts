/** The drawing is a square; what stands in it is told in hundredths of its width. */
export const mindEdge = { across: 50, down: 51.8 };

/** From the question into the mind, straight down. */
export const incoming = { from: 16, reach: 21.5 };

/** From the mind to each answer. */
export const outgoing = [
  { across: -40, down: 21.4 },
  { across: -20, down: 29.3 },
  { across: 0, down: 32.1 },
  { across: 20, down: 29.3 },
  { across: 40, down: 21.4 },
];

/**
 * How steeply a curve leaves and arrives. A curve drawn with these is two easings, one sideways and one down: what
 * moves by both at once travels along it.
 */
const STEEP = { leaving: 0.72, arriving: 0.28 };
export const sideways = 'cubic-bezier(0.333, 0, 0.667, 1)';
export const downwards = `cubic-bezier(0.333, ${STEEP.leaving}, 0.667, ${STEEP.arriving})`;

/** The curve to an answer, as a path. */
export function curveTo({ across, down }: (typeof outgoing)[number]) {
  const from = mindEdge.across;
  const to = from + across;
  const at = (share: number) => (mindEdge.down + down * share).toFixed(1);
  return `M${from} ${at(0)}C${from} ${at(STEEP.leaving)} ${to} ${at(STEEP.arriving)} ${to} ${at(1)}`;
}

/** How far what travels on the curve leans over half-way, in degrees. */
export function leanTo({ across, down }: (typeof outgoing)[number]) {
  const steepness =
    2 *
    down *
    (STEEP.leaving / 4 + (STEEP.arriving - STEEP.leaving) / 2 + (1 - STEEP.arriving) / 4);
  return Math.round((Math.atan2(-across, steepness) * 180) / Math.PI);
}
