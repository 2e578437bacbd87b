import type { IconNode } from 'lucide';
import { createElement } from 'react';

export function Icon({ icon }: { icon: IconNode }) {
  const shapes = icon.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', ATTRIBUTES, ...shapes);
}

const ATTRIBUTES = {
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
