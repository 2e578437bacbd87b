// Import this first, because it mocks modules.
jest.mock('#content/languages.ts', () => jest.requireActual('../marked-language.ts'));
jest.mock('#content/de/all.ts', () => {
  const { markedModule } = jest.requireActual('../marked-language.ts');
  return markedModule(jest.requireActual('#content/en/all.ts'));
});
