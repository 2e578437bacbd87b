// Import this first, because it mocks modules.
jest.mock('#content/words-by-language.ts', () => {
  const { wordsByLanguage } = jest.requireActual('#content/words-by-language.ts');
  const emptied = Object.entries(wordsByLanguage).map(([code, words]) => [
    code,
    emptiedAt('', words),
  ]);
  return { wordsByLanguage: Object.fromEntries(emptied) };
});

/** Labels of controls, and texts about a request and its call, must stay. */
const PAGES = ['homePage', 'aboutPage', 'servicesPage', 'consultationPage', 'thankYou'];
const ON_PAGES = ['agencyWords', 'serviceWords', 'customers', 'peopleWords', 'nextSteps'];
const IN_FRAME = 'frameWords\\.(quickLinks|contactTerms|startProject|copyright)';
const IN_FORM = 'submission\\.promise|(formSections|contactMethodWords)\\.\\w+\\.hint';
const REMOVABLE = RegExp(`^(${[...PAGES, ...ON_PAGES, IN_FRAME, IN_FORM].join('|')})\\b`);
/** The names of pages and services, what drawings show, and what a mail says, too. */
const NEEDED =
  /^(conversation\b|homePage\.hero\.(headline|graph)|\w+Page\.title$|serviceWords\.\w+\.title$|thankYou\.(title|received))/;

/** The agency has written `''` for each text that it may leave out, and `[]` for each list. */
function emptiedAt(name: string, words: unknown): unknown {
  if (NEEDED.test(name)) return words;
  if (Array.isArray(words)) return [];
  if (typeof words === 'string') return REMOVABLE.test(name) ? '' : words;
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, part]) => [
      key,
      emptiedAt(name ? `${name}.${key}` : key, part),
    ]),
  );
}
