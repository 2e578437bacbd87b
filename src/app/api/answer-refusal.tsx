import type { SiteWords } from '#content/words.ts';
import { RefusalPage, type RefusalText } from '#features/consultation/refusal-page.tsx';
import { answerPage, type PageReply } from '#features/site-frame/answer-page.tsx';
import type { RefusalFacts } from '#server/intake/refusal.ts';

/** `next` says how a visitor posts again. */
export function answerRefusal(
  words: SiteWords,
  facts: RefusalFacts,
  { isPost = true, headers = {} } = {},
) {
  const reply = { words, status: facts.status, headers: { ...facts.headers, ...headers } };
  const { next, ...text } = refusalInWords(words, facts);
  return answerRefusalPage(reply, isPost ? { ...text, next } : text);
}

export const answerRefusalPage = (reply: Omit<PageReply, 'title'>, text: RefusalText) =>
  answerPage({ ...reply, title: text.title }, <RefusalPage words={reply.words} {...text} />);

function refusalInWords({ unsentPage }: SiteWords, { status, fields, headers }: RefusalFacts) {
  const { wrongFields, tooMany, refused } = unsentPage;
  if (status !== 429) return { ...(fields ? wrongFields : refused), fields, next: 'back' as const };
  const reason = tooMany.reason(headers?.['Retry-After'] ?? '');
  return { title: tooMany.title, reason, next: 'reload' as const };
}
