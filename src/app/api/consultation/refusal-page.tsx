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
  const text = refusalInWords(words, refusal);
  const { status, headers } = refusal;
  const reply = { words, title: text.title, status, headers: { ...headers, ...more } };
  return answerRefusalPage(reply, text);
}

export const answerRefusalPage = (reply: PageReply, text: RefusalText) =>
  answerPage(reply, <RefusalPage words={reply.words} {...text} />);
