import type { SiteWords } from '#content/words.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ReachUs } from './reach-us.tsx';
import { type Answers, SendAgain } from './send-again.tsx';

export function NotKept({ words, answers }: { words: SiteWords; answers: Answers }) {
  const { title, text } = words.unsentPage.notKept;
  return (
    <>
      <PageHead title={title} lead={text}>
        <SendAgain words={words} answers={answers} />
      </PageHead>
      <ReachUs words={words} />
    </>
  );
}
