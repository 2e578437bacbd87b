import { agency } from '#content/agency.ts';
import { pages, words } from '../../kit/words.ts';

const ELSEWHERE = ['https://schema.org', ...agency.social.map(({ href }) => new URL(href).origin)];

async function builtFor(SITE_URL: string) {
  jest.resetModules();
  process.env['SITE_URL'] = SITE_URL;
  const { pageMetadata } = await import('#features/in-search/page-metadata.ts');
  const { agencyData, servicesData } = await import('#features/in-search/structured-data.ts');
  const { default: sitemap } = await import('#app/sitemap.ts');
  const { default: robots } = await import('#app/robots.ts');
  const metadata = Object.values(pages).map((address) =>
    pageMetadata(words, { address, title: '', description: '' }),
  );
  return {
    metadata,
    agencyData: agencyData(words),
    servicesData: servicesData(words),
    sitemap: sitemap(),
    robots: robots(),
  };
}

function originsIn(part: unknown) {
  const origins = JSON.stringify(part).match(/https?:\/\/[^/"\s]+/g) ?? [];
  return [...new Set(origins.filter((origin) => !ELSEWHERE.includes(origin)))];
}

test('pages, sitemap and structured data name the address in SITE_URL, and no other', async () => {
  const parts = await builtFor(' https://www.example.com ');
  const origins = Object.entries(parts).map(([name, part]) => [name, originsIn(part)]);
  expect(Object.fromEntries(origins)).toEqual({
    metadata: ['https://www.example.com'],
    agencyData: ['https://www.example.com'],
    servicesData: ['https://www.example.com'],
    sitemap: ['https://www.example.com'],
    robots: ['https://www.example.com'],
  });

  const all = Object.values(pages).map((path) => new URL(path, 'https://www.example.com').href);
  const expected = all.map((url) => ({ alternates: { canonical: url }, openGraph: { url } }));
  expect(parts.metadata).toMatchObject(expected);
});

test('paper names the form by SITE_URL, or else the e-mail address', async () => {
  const onPaper = async (siteUrl: string) => {
    await builtFor(siteUrl);
    const { formOnPaper } = await import('#features/in-search/site-url.ts');
    return formOnPaper(words);
  };
  expect(await onPaper('https://www.example.com')).toBe(
    `https://www.example.com${pages.consultation}`,
  );
  expect(await onPaper('')).toBe(agency.email);
});

test('without SITE_URL nothing names an address that visitors cannot reach', async () => {
  expect(originsIn(await builtFor(''))).toEqual([]);
});
