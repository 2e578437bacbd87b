import type { SiteWords } from '#content/words.ts';
import type { RefusalText } from '#features/consultation/answers/refusal-page.tsx';
import type { RefusalFacts } from '#server/intake/refusal.ts';

export function refusalInWords(
  { fieldProblems, unsentPage }: SiteWords,
  { status, fields, given, headers }: RefusalFacts,
): RefusalText {
  const { wrongFields, tooMany, refused, back } = unsentPage;
  if (fields) {
    const reasons = Object.entries(fields).map(([field, what]) => [field, fieldProblems[what]]);
    return { ...wrongFields, fields: Object.fromEntries(reasons), given };
  }
  if (status === 429) return { ...tooMany, reason: tooMany.reason(headers?.['Retry-After'] ?? '') };
  return { title: refused.title, reason: refused.because[status], next: back };
}
