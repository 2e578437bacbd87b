import { render, screen } from '@testing-library/react';
import { HeaderLinks } from '#features/site-frame/header-links.tsx';
import { contactLink, headerLinks, pages, words } from '../../../kit/words.ts';

const linksOn = (current: string) => {
  render(<HeaderLinks words={words} current={current} />);
  return screen
    .getAllByRole('link')
    .filter((link) => !link.hasAttribute('hreflang'))
    .map((link) => link.getAttribute('href'));
};

test('links on home to its own sections are fragments', () => {
  expect(linksOn('/')).toEqual(headerLinks.map(({ href }) => href.replace(/^\/#/, '#')));
});

test.each([pages.home, contactLink.href])(
  'the header marks %s, and no other link, as the current page',
  (href) => {
    linksOn(href);
    const marked = screen.getAllByRole('link', { current: 'page' });
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([href]);
  },
);
