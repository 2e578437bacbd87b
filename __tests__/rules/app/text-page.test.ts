jest.mock('#content/words-by-language.ts', () => {
  const { wordsByLanguage } = jest.requireActual('#content/words-by-language.ts');
  const texts = [{ address: '/datenschutz-erklärung', title: 'Datenschutz', parts: [{}] }];
  const entries = Object.entries<object>(wordsByLanguage).map(([code, words]) => [
    code,
    { ...words, texts },
  ]);
  return { wordsByLanguage: Object.fromEntries(entries) };
});

test('Next finds a page whose address has non-ASCII letters', async () => {
  const { generateMetadata, generateStaticParams } = await import(
    '#app/[language]/[page]/page.tsx'
  );
  const [named] = generateStaticParams();
  const params = Promise.resolve({
    language: named?.language ?? '',
    page: encodeURIComponent(named?.page ?? ''),
  });
  expect(await generateMetadata({ params })).toMatchObject({ title: 'Datenschutz' });
});
