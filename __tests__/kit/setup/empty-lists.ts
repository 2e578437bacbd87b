// Import this first, because it mocks modules.
jest.mock('#content/words-by-language.ts', () => {
  const { wordsByLanguage } = jest.requireActual('#content/words-by-language.ts');
  const emptied = Object.entries(wordsByLanguage).map(([code, words]) => [
    code,
    withEmptyLists(words),
  ]);
  return { wordsByLanguage: Object.fromEntries(emptied) };
});

/** The drawings of `conversation` need an entry for each day. */
const NEEDED = ['conversation'];

function withEmptyLists(words: unknown): unknown {
  if (Array.isArray(words)) return [];
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, part]) => [
      name,
      NEEDED.includes(name) ? part : withEmptyLists(part),
    ]),
  );
}
