import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';
import { POINTS_ALONG } from '#styles/points-along.ts';

type IconProps = {
  icon: IconNode;
  /** It points along the text, so right-to-left pages turn it around. */
  pointsAlong?: boolean;
  className?: string;
  children?: ReactNode;
};

export function Icon({ icon, pointsAlong, className, children }: IconProps) {
  const shapes = icon.map(([tag, attributes]) => createElement(tag, attributes));
  // A page keeps a class without styles of its own only before the generated ones.
  const classes = [pointsAlong && POINTS_ALONG, className].filter(Boolean).join(' ');
  const attributes = { ...ATTRIBUTES, className: classes || undefined };
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
