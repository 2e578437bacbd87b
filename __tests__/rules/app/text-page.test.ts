jest.mock('#content/en/text-pages.ts', () => ({
  texts: [{ address: '/datenschutz-erklärung', title: 'Datenschutz', parts: [{}] }],
}));

test('a page is found by an address with letters of its language, as Next names it', async () => {
  const { generateMetadata, generateStaticParams } = await import('#app/[page]/page.tsx');
  const [named] = generateStaticParams();
  const params = Promise.resolve({ page: encodeURIComponent(named?.page ?? '') });
  expect(await generateMetadata({ params })).toMatchObject({ title: 'Datenschutz' });
});
