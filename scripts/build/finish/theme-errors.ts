import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import type { color } from '../../../src/styles/tokens.ts';
import { type BuildError, errorsIn } from '../build-errors.ts';

type Color = keyof typeof color;

const GROUNDS = ['ground', 'groundLit', 'surface', 'surfaceRaised'] as const;
const WORDS = ['text', 'textMuted', 'textFaint', 'accent', 'secondary', 'danger'] as const;

/** What is read or followed with the keyboard, on what, and how far their lights must lie apart (WCAG 2.2, 1.4.3 and 1.4.11). */
const SEEN: [what: readonly Color[], on: readonly Color[], least: number][] = [
  [WORDS, GROUNDS, 4.5],
  [['ink'], ['buttonTop', 'buttonBottom'], 4.5],
  [['focus', 'fieldBorder'], GROUNDS, 3],
];

/** Words that too few could read, and a ring that too few could see. */
export function themeErrors(theme: Record<Color, string>, file = themeFile()): BuildError[] {
  return SEEN.flatMap(([what, on, least]) =>
    what.flatMap((name) =>
      on.flatMap((ground) => {
        const contrast = wcagContrast(theme[name], theme[ground]);
        const reached = Math.floor(contrast * 100) / 100;
        return errorsIn(
          contrast >= least ? [] : [file],
          `has ${name} ${theme[name]} on ${ground} ${theme[ground]}, a contrast of ${reached}:1`,
          `Make one of them lighter or darker: ${least}:1 is the least with which most people can see it`,
        );
      }),
    ),
  );
}

/** The one that the site wears. */
function themeFile() {
  const [, name = 'tokens.ts'] =
    / as theme \} from ['"]\.\/([^'"]+)/.exec(readFileSync('src/styles/tokens.ts', 'utf8')) ?? [];
  return `src/styles/${name}`;
}
