import { render, screen } from '@testing-library/react';
import type { SiteWords } from '#content/words.ts';
import { HeaderLinks } from '#features/site-frame/header-links.tsx';
import { contactLink, frameWords, headerLinks, pages, words } from '../../../kit/words.ts';

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

const inLanguages = (...codes: string[]): SiteWords => ({
  ...words,
  inEachLanguage: () =>
    codes.map((code, index) => {
      const own = index === 0;
      return { code, locale: code, name: code, href: `/${code}`, isDefault: own, isCurrent: own };
    }) as ReturnType<SiteWords['inEachLanguage']>,
});

test.each([
  [['en'], 0, 0],
  [['en', 'de'], 1, 0],
  [['en', 'de', 'ar', 'fr'], 3, 1],
])(
  '%j: the header links each other language, and one control opens two or more',
  (codes, links, controls) => {
    const { container } = render(
      <HeaderLinks words={inLanguages(...codes)} current={pages.home} />,
    );
    expect(container.querySelectorAll('a[hreflang]')).toHaveLength(links);
    expect(screen.queryAllByText(frameWords.languages)).toHaveLength(Math.min(links, 1) + controls);
    // jsdom does not know how wide the window is.
    const opened = [...container.querySelectorAll('button')].map((button) => {
      expect(button).toHaveTextContent(`${frameWords.languages} en`);
      return container.querySelector(`#${button.getAttribute('popovertarget')}[popover]`);
    });
    expect(opened.map((list) => list?.querySelectorAll('a').length)).toEqual(
      controls ? [links] : [],
    );
  },
);
