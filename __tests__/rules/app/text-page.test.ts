jest.mock('#content/en/text-pages.ts', () => ({
  texts: [{ address: '/datenschutz-erklärung', title: 'Datenschutz', parts: [{}] }],
}));

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
