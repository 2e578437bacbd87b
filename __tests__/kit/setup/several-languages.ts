// Import this first, because it mocks modules.
jest.mock('#content/languages.ts', () => jest.requireActual('../marked-language.ts'));
// Each page and answer must show the signs of HTML in an owner's name as they are.
jest.mock('#content/agency.ts', () => {
  const { agency, ...others } = jest.requireActual('#content/agency.ts');
  return { ...others, agency: { ...agency, name: 'A & B <b>' } };
});
jest.mock('#content/de/all.ts', () => {
  const { markedModule } = jest.requireActual('../marked-language.ts');
  return markedModule(jest.requireActual('#content/en/all.ts'));
});
// An owner whose first language is German bundles German.
jest.mock('#content/form-words.ts', () => {
  const { formInBrowser } = jest.requireActual('#content/en/consultation-page.ts');
  return { bundledWords: formInBrowser };
});
