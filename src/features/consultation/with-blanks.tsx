import type { ElementType } from 'react';
import { type Blank, blank } from './page-parts.ts';

type WithBlanksProps = { text: string; as?: ElementType };

/** `<bdi>` keeps a telephone number left-to-right. */
export function WithBlanks({ text, as: Answer = 'bdi' }: WithBlanksProps) {
  const [before, name, after = ''] = text.split(/\{(\w+)\}(.*)/s);
  if (!name) return text;
  return (
    <>
      {before}
      <Answer {...blank(name as Blank)} />
      <WithBlanks text={after} as={Answer} />
    </>
  );
}
