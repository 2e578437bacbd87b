import type { SiteWords } from '#content/words.ts';
import { RefusalPage, type RefusalText } from '#features/consultation/answers/refusal-page.tsx';
import { type Answer, answerPage } from '#features/site-frame/answer-page.tsx';
import type { RefusalFacts } from '#server/intake/refusal.ts';
import { refusalInWords } from './refusal-in-words.ts';

export function answerRefusal(
  words: SiteWords,
  refusal: RefusalFacts,
  more?: Record<string, string>,
) {
  const text = refusalInWords(words, refusal);
  const { status, headers } = refusal;
  const answer = { words, title: text.title, status, headers: { ...headers, ...more } };
  return answerRefusalPage(answer, text);
}

export const answerRefusalPage = (answer: Answer, text: RefusalText) =>
  answerPage(answer, <RefusalPage words={answer.words} {...text} />);
