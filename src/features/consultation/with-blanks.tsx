import type { ElementType } from 'react';
import { type Blank, blank } from './page-parts.ts';

type WithBlanksProps = { text: string; as?: ElementType };

/** `<bdi>` keeps a telephone number left-to-right. */
export function WithBlanks({ text, as: BlankElement = 'bdi' }: WithBlanksProps) {
  const [before, name, after = ''] = text.split(/\{(\w+)\}(.*)/s);
  if (!name) return text;
  return (
    <>
      {before}
      <BlankElement {...blank(name as Blank)} />
      <WithBlanks text={after} as={BlankElement} />
    </>
  );
}
