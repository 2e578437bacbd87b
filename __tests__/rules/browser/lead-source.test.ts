import { carryLeadSource } from '#browser/lead-source.ts';

const SEARCH = 'https://search.example/?q=secret';
const OURS = `${location.origin}/`;
const NEWS = '?utm_source=news';
const LONG = 'utm_source=x&'.repeat(500);

test.each([
  [`/${NEWS}&utm_campaign=a%20b&gclid=1`, '', '/about', `/about${NEWS}&utm_campaign=a%20b`],
  [`/${NEWS}`, '', '/about?service=chatbot#form', '/about?service=chatbot&utm_source=news#form'],
  // The newest referrer comes first. Within the site, the first one is kept.
  ['/?referrer=a.b', SEARCH, '/about', '/about?referrer=search.example&referrer=a.b'],
  ['/?referrer=search.example', OURS, '/about', '/about?referrer=search.example'],
  [`/${NEWS}`, SEARCH, '#services', `/${NEWS}#services`],
  [`/${NEWS}`, SEARCH, '/#about', `/${NEWS}#about`],
  // Another page at the same address, such as another week of a call.
  ['/?cancel&referrer=search.example', OURS, '?', '/?referrer=search.example'],
  ['/', SEARCH, '?week=2026-12-07#move', '/?week=2026-12-07&referrer=search.example#move'],
  [`/${NEWS}`, '', 'https://other.example/', 'https://other.example/'],
  [`/?${LONG}`, '', '/about', `/about?${LONG.slice(0, 1_000)}`],
])('on %j, reached from %j, a link to %j becomes %j', (here, referrer, href, becomes) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', here);
  document.body.innerHTML = `<a href="${href}">link</a>`;
  carryLeadSource();
  expect(document.links[0]?.href.replace(location.origin, '')).toBe(becomes);
});
