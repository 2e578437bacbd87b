// Import this first, because it mocks modules.
process.env['SITE_URL'] = 'https://agency.example';
jest.mock('#content/languages.ts', () => jest.requireActual('../marked-language.ts'));
jest.mock('#content/de/all.ts', () => {
  const { markedModule } = jest.requireActual('../marked-language.ts');
  return markedModule(jest.requireActual('#content/en/all.ts'));
});
// An owner whose first language is German bundles German.
jest.mock('#content/form-words.ts', () => {
  const { formInBrowser } = jest.requireActual('#content/en/consultation-page.ts');
  return { bundledWords: formInBrowser };
});
