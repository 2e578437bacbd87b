import manifest from '../../../src/app/manifest.ts';
import robots from '../../../src/app/robots.ts';

const built = process.env;

afterEach(() => {
  process.env = built;
  jest.resetModules();
});

test('robots are welcome everywhere but at the form’s door, and are told of the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: 'http://localhost:3000/sitemap.xml',
  });
});

test('addresses begin with SITE_URL once it is set', async () => {
  process.env = { ...built, SITE_URL: 'https://www.example.com' };
  jest.resetModules();
  const { addressOf } = await import('../../../src/app/site-url.ts');
  expect(addressOf('/about')).toBe('https://www.example.com/about');
});

test('an installed site opens at home', () => {
  expect(manifest()).toMatchObject({ start_url: '/', display: 'standalone' });
});
