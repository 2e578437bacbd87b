// Import this first, because it mocks modules.
jest.mock('#content/words-by-language.ts', () => {
  const { wordsByLanguage } = jest.requireActual('#content/words-by-language.ts');
  const emptied = Object.entries(wordsByLanguage).map(([code, words]) => [
    code,
    emptiedAt('', words),
  ]);
  return { wordsByLanguage: Object.fromEntries(emptied) };
});

/** The pages that sell. Labels of the form and texts of mails must stay. */
const PAGES = ['homePage', 'aboutPage', 'servicesPage', 'consultationPage'];
const ON_PAGES = ['agencyWords', 'serviceWords', 'customers', 'peopleWords'];
const SELLING = RegExp(`^(${[...PAGES, ...ON_PAGES].join('|')}|frameWords\\.quickLinks)\\b`);
/** The names of pages and services, and what drawings show. */
const NEEDED =
  /^(conversation\b|homePage\.hero\.(headline|graph)|\w+Page\.title$|serviceWords\.\w+\.title$)/;

/** The agency has written `''` for each text that it may leave out, and `[]` for each list. */
function emptiedAt(name: string, words: unknown): unknown {
  if (NEEDED.test(name)) return words;
  if (Array.isArray(words)) return [];
  if (typeof words === 'string') return SELLING.test(name) ? '' : words;
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, part]) => [
      key,
      emptiedAt(name ? `${name}.${key}` : key, part),
    ]),
  );
}
