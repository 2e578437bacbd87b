// Import this first, because it mocks a module.
jest.mock('#content/agency.ts', () => {
  const { agency, ...others } = jest.requireActual('#content/agency.ts');
  return { ...others, agency: { ...agency, name: 'A & B <b>' } };
});
