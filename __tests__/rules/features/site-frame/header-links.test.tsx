import { render, screen } from '@testing-library/react';
import { HeaderLinks } from '#features/site-frame/header-links.tsx';
import { contactLink, headerLinks, pages, words } from '../../../kit/words.ts';

test.each([pages.home, contactLink.href])('the header marks %s as the current page', (current) => {
  render(<HeaderLinks words={{ ...words, linksInEachLanguage: () => [] }} current={current} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    headerLinks.map(({ href }) => (current === pages.home ? href.replace(/^\/#/, '#') : href)),
  );
  const marked = screen.getAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([current]);
});

test.each([
  [['en'], 0],
  [['en', 'de'], 1],
  [['en', 'de', 'ar', 'fr'], 3],
])('%j: the header has %d links, and from three languages on one footer link', (codes, links) => {
  const [own] = codes;
  const all = codes.map((code) => ({ code, name: code, href: '/', isCurrent: code === own }));
  const linksInEachLanguage = () => all as ReturnType<typeof words.linksInEachLanguage>;
  const given = { ...words, linksInEachLanguage };
  const { container } = render(<HeaderLinks words={given} current={pages.home} />);
  expect(container.querySelectorAll('a[hreflang]')).toHaveLength(links);
  expect(container.querySelectorAll('a[href="#languages"]')).toHaveLength(links > 1 ? 1 : 0);
});
