/** Conditions for `@media`, named after what they mean for the visitor. */
export const media = {
  narrow: '(width < 60rem)',
  medium: '(min-width: 40rem)',
  mediumOnly: '(min-width: 40rem) and (width < 68rem)',
  roomForLinks: '(min-width: 50rem)',
  wide: '(min-width: 60rem)',
  spacious: '(min-width: 68rem)',
  tall: '(min-height: 40rem)',
  low: '(height < 30rem)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
  script: '(scripting: enabled)',
  noScript: '(scripting: none)',
  print: 'print',
} as const;
