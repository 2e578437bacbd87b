/** Conditions for `@media`, named after what they mean for the visitor. */
export const media = {
  medium: '(min-width: 40rem)',
  wide: '(min-width: 60rem)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
