import type { SiteWords } from '#content/words.ts';
import { RefusalPage, type RefusalText } from '#features/consultation/answers/refusal-page.tsx';
import { answerPage, type PageReply } from '#features/site-frame/answer-page.tsx';
import type { RefusalFacts } from '#server/intake/refusal.ts';
import { refusalInWords } from './refusal-in-words.ts';

export function answerRefusal(
  words: SiteWords,
  refusal: RefusalFacts,
  more?: Record<string, string>,
) {
  const { status, headers } = refusal;
  const reply = { words, status, headers: { ...headers, ...more } };
  return answerRefusalPage(reply, refusalInWords(words, refusal));
}

export const answerRefusalPage = (reply: Omit<PageReply, 'title'>, text: RefusalText) =>
  answerPage({ ...reply, title: text.title }, <RefusalPage words={reply.words} {...text} />);
