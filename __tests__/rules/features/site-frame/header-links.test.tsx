import { render, screen } from '@testing-library/react';
import { contactLink, headerLinks, type Page } from '#content/navigation.ts';
import { HeaderLinks } from '#features/site-frame/header-links.tsx';

const linksOn = (current: Page) => {
  render(<HeaderLinks current={current} />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

test('on the home page, a link to a place on it scrolls instead of loading the page anew', () => {
  expect(linksOn('/')).toEqual(headerLinks.map(({ href }) => href.replace(/^\/#/, '#')));
});

test.each([headerLinks[0], contactLink])(
  '$href is marked on its own page, and nothing else',
  ({ label, href }) => {
    linksOn(href);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: label }),
    ]);
  },
);
