type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Somebody may post "constructor" by hand. */
export function wordFor(words: Words, field: string, value: string | null | undefined) {
  const ofField = Object.hasOwn(words, field) ? words[field] : undefined;
  return ofField && Object.hasOwn(ofField, value ?? '') ? ofField[value ?? ''] : value;
}
