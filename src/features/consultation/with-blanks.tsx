import type { ElementType } from 'react';
import { type Blank, blank } from './page-parts.ts';

type WithBlanksProps = { text: string; as?: ElementType };

/** `split` puts the names at odd indexes. `<bdi>` keeps a telephone number left-to-right. */
export function WithBlanks({ text, as: Answer = 'bdi' }: WithBlanksProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Answer key={piece} {...blank(piece as Blank)} />,
    );
}
