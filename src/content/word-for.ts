type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The word for an answer. A value that somebody posted by hand, such as "constructor", has none. */
export function wordFor(words: Words, field: string, value: string | null | undefined) {
  const ofField = Object.hasOwn(words, field) ? words[field] : undefined;
  return ofField && Object.hasOwn(ofField, value ?? '') ? ofField[value ?? ''] : value;
}
