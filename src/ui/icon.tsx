import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** One icon of the lucide family, drawn on the server. As large as the text around it, times 1.25. */
export function Icon({ icon }: { icon: IconNode }) {
  return createElement('svg', frame, ...strokesOf(icon));
}

/** An icon without its frame, 24 by 24, for a drawing that it is a part of. */
export const strokesOf = (icon: IconNode) =>
  icon.map(([tag, attributes]) => createElement(tag, attributes));

const frame = {
  viewBox: '0 0 24 24',
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;
