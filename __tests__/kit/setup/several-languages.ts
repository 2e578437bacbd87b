// Import this first, because it mocks modules.
process.env['SITE_URL'] = 'https://agency.example';
// An owner's name may have signs of HTML.
jest.mock('#content/agency.ts', () => {
  const { agency, ...others } = jest.requireActual('#content/agency.ts');
  return { ...others, agency: { ...agency, name: 'A & B <b>' } };
});
const logo = { file: '/a.svg', width: 9, height: 9, hasName: true };
jest.mock('#content/logo.ts', () => ({ logo }));
jest.mock('#content/languages.ts', () => {
  const { MARKED } = jest.requireActual('../marked-language.ts');
  const actual = jest.requireActual('#content/languages.ts');
  actual.languages.splice(1, Infinity, MARKED);
  return actual;
});
jest.mock('#content/words-by-language.ts', () => {
  const { MARKED, markedModule } = jest.requireActual('../marked-language.ts');
  const { wordsByLanguage } = jest.requireActual('#content/words-by-language.ts');
  const [own] = jest.requireMock('#content/languages.ts').languages;
  const words = wordsByLanguage[own.code];
  const part = { title: 'x', text: 'x' };
  const page = { ...part, address: '/nur-für-uns', lead: 'x', description: 'x', parts: [part] };
  const ownWords = { ...words, furtherPages: [...words.furtherPages, page] };
  return { wordsByLanguage: { [own.code]: ownWords, [MARKED.code]: markedModule(words) } };
});
