/** A drawing with words, which are seen and not read out. Tests check that they are legible. */
export const drawing = { 'aria-hidden': true, 'data-drawing': '' } as const;

export const DRAWING = '[data-drawing]';
