import type { SiteWords } from '#content/words.ts';
import { RefusalPage, type RefusalText } from '#features/consultation/refusal-page.tsx';
import { type PageResponseInit, pageResponse } from '#features/site-frame/page-response.tsx';
import type { RefusalDetails } from '#server/intake/refusal.ts';

/** `next` says how a visitor posts again. */
export function refusalResponse(
  words: SiteWords,
  details: RefusalDetails,
  { isPost = true, headers = {} } = {},
) {
  const init = { words, status: details.status, headers: { ...details.headers, ...headers } };
  const { next, ...text } = refusalInWords(words, details);
  return refusalPageResponse(init, isPost ? { ...text, next } : text);
}

export const refusalPageResponse = (init: Omit<PageResponseInit, 'title'>, text: RefusalText) =>
  pageResponse({ ...init, title: text.title }, <RefusalPage words={init.words} {...text} />);

function refusalInWords({ unsentPage }: SiteWords, { status, fields, headers }: RefusalDetails) {
  const { wrongFields, tooMany, refused } = unsentPage;
  if (status !== 429) return { ...(fields ? wrongFields : refused), fields, next: 'back' as const };
  const reason = tooMany.reason(headers?.['Retry-After'] ?? '');
  return { title: tooMany.title, reason, next: 'reload' as const };
}
