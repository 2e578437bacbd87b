jest.mock('#content/written.ts', () => {
  const { written } = jest.requireActual('#content/written.ts');
  const texts = [{ address: '/datenschutz-erklärung', title: 'Datenschutz', parts: [{}] }];
  const entries = Object.entries<object>(written).map(([code, words]) => [
    code,
    { ...words, texts },
  ]);
  return { written: Object.fromEntries(entries) };
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
