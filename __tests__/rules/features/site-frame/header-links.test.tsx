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

test.each([{ label: words.navigation.home, href: pages.home }, contactLink])(
  'the header marks $href, and no other link, as the current page',
  ({ label, href }) => {
    linksOn(href);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: label }),
    ]);
  },
);
