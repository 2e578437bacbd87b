import type { SiteWords } from '#content/words.ts';
import type { RefusalText } from '#features/consultation/answers/refusal-page.tsx';
import type { RefusalFacts } from '#server/intake/refusal.ts';

export function refusalInWords(
  { fieldProblems, unsentPage }: SiteWords,
  { status, fields, headers }: RefusalFacts,
): RefusalText {
  const { wrongFields, tooMany, reload, refused, back } = unsentPage;
  if (fields) {
    const reasons = Object.entries(fields).map(([field, what]) => [field, fieldProblems[what]]);
    return { ...wrongFields, fields: Object.fromEntries(reasons), next: back };
  }
  if (status === 429) {
    const reason = tooMany.reason(headers?.['Retry-After'] ?? '');
    return { title: tooMany.title, reason, next: reload };
  }
  return { title: refused.title, reason: refused.because[status], next: back };
}
