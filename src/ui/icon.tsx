import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';

type IconProps = {
  icon: IconNode;
  /** It points along the text, so right-to-left pages turn it around. */
  pointsAlong?: boolean;
  className?: string;
  children?: ReactNode;
};

export function Icon({ icon, pointsAlong, className, children }: IconProps) {
  const shapes = icon.map(([tag, attributes]) => createElement(tag, attributes));
  const attributes = { ...ATTRIBUTES, className, 'data-points-along': pointsAlong };
  return createElement('svg', attributes, ...shapes, children);
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
