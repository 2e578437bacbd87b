import type { Page } from '@playwright/test';

/** What a visitor sees on the home page. */
export function homePage(page: Page) {
  const headline = page.getByRole('heading', { level: 1 });
  return {
    headline,
    graph: page.getByRole('img', { name: /message/ }),
    particles: page.locator('#hero > [aria-hidden] > i'),
    button: (name: string) => page.getByRole('main').getByRole('link', { name }),
    /** As much of the headline as can be seen after so many milliseconds. */
    typedAfter: (milliseconds: number) => headline.evaluate(typedAfter, milliseconds),
  };
}

function typedAfter(headline: HTMLElement | SVGElement, milliseconds: number) {
  // Hidden and shown again, the headline begins anew: animations that have ended are not listed.
  headline.style.display = 'none';
  headline.getBoundingClientRect();
  headline.style.display = '';
  for (const animation of headline.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
  const isSeen = (letter: Element) => getComputedStyle(letter).color !== 'rgba(0, 0, 0, 0)';
  const unseen = [...headline.querySelectorAll('i')].find((letter) => !isSeen(letter));
  const text = headline.textContent ?? '';
  if (!unseen) return text;
  const seen = document.createRange();
  seen.setStart(headline, 0);
  seen.setEndBefore(unseen);
  return seen.toString().trimEnd();
}
