// Import this first, because it mocks a module.
jest.mock('#content/languages.ts', () => {
  const actual = jest.requireActual('#content/languages.ts');
  actual.languages[0].locale = 'de-DE';
  return actual;
});
