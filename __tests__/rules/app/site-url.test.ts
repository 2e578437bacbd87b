import { agency } from '#content/agency.ts';
import { pages, words } from '../../kit/words.ts';

const built = process.env;

afterEach(() => {
  process.env = built;
});

async function builtFor(SITE_URL: string) {
  jest.resetModules();
  process.env = { ...built, SITE_URL };
  const { pageMetadata } = await import('#features/in-search/page-metadata.ts');
  const { agencyData, servicesData } = await import('#features/in-search/structured-data.ts');
  const { linkToConsultation } = await import('#features/in-search/site-url.ts');
  const { default: sitemap } = await import('#app/sitemap.ts');
  const { default: robots } = await import('#app/robots.ts');
  return {
    metadata: Object.values(pages).map((address) =>
      pageMetadata(words, { address, title: '', description: '' }),
    ),
    data: [agencyData(words), servicesData(words)],
    inPrint: linkToConsultation(words).inPrint,
    sitemap: sitemap(),
    robots: robots(),
  };
}

const addressesIn = (built: unknown) =>
  (JSON.stringify(built).match(/https?:\/\/[^/"\s]+/g) ?? []).filter(
    (origin) => !ELSEWHERE.includes(origin),
  );
const ELSEWHERE = ['https://schema.org', ...agency.social.map(({ href }) => new URL(href).origin)];

test('pages, sitemap and structured data name the address in SITE_URL', async () => {
  const site = await builtFor(' https://www.example.com ');
  for (const part of Object.values(site))
    expect(addressesIn(part)).toContain('https://www.example.com');
  const all = Object.values(pages).map((path) => new URL(path, 'https://www.example.com').href);
  expect(site.metadata.map(({ alternates }) => alternates?.canonical)).toEqual(all);
  expect(site.metadata.map(({ openGraph }) => openGraph?.url)).toEqual(all);
  expect(site.sitemap.map(({ url }) => url)).toEqual(expect.arrayContaining(all));
});

test('without SITE_URL nothing names an address that visitors cannot reach', async () => {
  const site = await builtFor('');
  expect(addressesIn(site)).toEqual([]);
  expect(site.inPrint).toBe(agency.phone);
});
