import { carryLeadSource } from '#browser/carry-lead-source.ts';

const linksAfterwards = (...hrefs: string[]) => {
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}">link</a>`).join('');
  carryLeadSource();
  return Array.from(document.links, ({ href }) => href.replace(location.origin, ''));
};

const isReferredBy = (address: string) =>
  Object.defineProperty(document, 'referrer', { value: address, configurable: true });

beforeEach(() => {
  isReferredBy('');
  history.replaceState(null, '', '/');
});

test('links carry the campaign and no other parameter', () => {
  history.replaceState(null, '', '/?utm_source=news&utm_campaign=spring%20sale&gclid=1');
  expect(linksAfterwards('/services', '/consultation?service=chatbot#form')).toEqual([
    '/services?utm_source=news&utm_campaign=spring%20sale',
    '/consultation?service=chatbot&utm_source=news&utm_campaign=spring%20sale#form',
  ]);
});

test('links carry the host of the referrer first', () => {
  history.replaceState(null, '', '/about?referrer=old.example');
  isReferredBy('https://search.example/?q=secret');
  expect(linksAfterwards('/services')).toEqual([
    '/services?referrer=search.example&referrer=old.example',
  ]);
});

test('links keep the first referrer from page to page', () => {
  history.replaceState(null, '', '/about?referrer=search.example');
  isReferredBy(`${location.origin}/`);
  expect(linksAfterwards('/services')).toEqual(['/services?referrer=search.example']);
});

test('a link to a place on the same page stays a fragment', () => {
  history.replaceState(null, '', '/?utm_source=news');
  isReferredBy('https://search.example/');
  expect(linksAfterwards('#services', '/#about')).toEqual([
    '/?utm_source=news#services',
    '/?utm_source=news#about',
  ]);
});

test('links to other sites carry nothing', () => {
  const links = ['https://other.example/', 'mailto:us@agency.example', 'tel:+15550100'];
  history.replaceState(null, '', '/?utm_source=news');
  expect(linksAfterwards(...links)).toEqual(links);
});

test('a long address adds at most 1,000 characters to a link', () => {
  history.replaceState(null, '', `/?${'utm_source=x&'.repeat(500)}`);
  expect(linksAfterwards('/services')[0]).toHaveLength('/services?'.length + 1_000);
});
