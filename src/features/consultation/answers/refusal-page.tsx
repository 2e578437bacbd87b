import type { SiteWords } from '#content/words.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ReachUs } from './reach-us.tsx';
import { type Answers, type Reasons, SendAgain } from './send-again.tsx';

/** The answer to a form without JavaScript that was refused, or that nothing could store. */
export function RefusalPage({ words, title, reason, fields, given = {}, next }: RefusalProps) {
  return (
    <PageHead title={title} lead={reason} foot={<ReachUs words={words} />}>
      {fields ? <SendAgain words={words} answers={given} wrong={fields} /> : <p>{next}</p>}
    </PageHead>
  );
}

type RefusalProps = RefusalText & { words: SiteWords };

export type RefusalText = {
  title: string;
  reason: string;
  fields?: Reasons;
  given?: Answers | undefined;
  next?: string;
};
