import { render, screen } from '@testing-library/react';
import type { Page } from '#content/navigation.ts';
import { HeaderLinks } from '#features/site-frame/header-links.tsx';

const linksOn = (current: Page | undefined) => {
  render(<HeaderLinks current={current} />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

test('five links lead through the site', () => {
  expect(linksOn('/about')).toEqual(['/', '/services', '/#services', '/about', '/consultation']);
});

test('on the home page, Website Building scrolls instead of loading the page anew', () => {
  expect(linksOn('/')).toContain('#services');
});

test.each([['Home', '/'] as const, ['Contact', '/consultation'] as const])(
  '%s is marked on its own page, and nothing else',
  (label, page) => {
    linksOn(page);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: label }),
    ]);
  },
);

test('on a page that does not exist no link is marked', () => {
  linksOn(undefined);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});
