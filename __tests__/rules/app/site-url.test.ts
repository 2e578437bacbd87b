const built = process.env;

afterEach(() => {
  process.env = built;
});

test('addresses begin with SITE_URL once it is set', async () => {
  process.env = { ...built, SITE_URL: ' https://www.example.com ' };
  const { addressOf } = await import('../../../src/app/site-url.ts');
  expect(addressOf('/about')).toBe('https://www.example.com/about');
});
