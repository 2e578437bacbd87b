import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** One icon of the lucide family, drawn on the server. As large as the text around it, times 1.25. */
export function Icon({ icon }: { icon: IconNode }) {
  const strokes = icon.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', frame, ...strokes);
}

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
