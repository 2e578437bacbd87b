/** Import it first: the site then has two languages, English and "de", which has the marked words. */
jest.mock('#content/languages.ts', () => jest.requireActual('../marked-language.ts'));
jest.mock('#content/de/all.ts', () => {
  const { markedModule } = jest.requireActual('../marked-language.ts');
  return markedModule(jest.requireActual('#content/en/all.ts'));
});
