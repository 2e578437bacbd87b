import type { Page } from '@playwright/test';
import { homePage } from '../words.ts';

/** What a visitor sees on the home page. */
export function homeView(page: Page) {
  const headline = page.getByRole('heading', { level: 1 });
  return {
    headline,
    graph: page.getByRole('img', { name: homePage.hero.graph.description, exact: true }),
    particles: page.locator('#hero div[aria-hidden] > i'),
    button: (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }),
    /** As much of the headline as can be seen after each of these times. */
    typedAfter: (milliseconds: number[]) => headline.evaluate(typedAfter, milliseconds),
  };
}

function typedAfter(headline: HTMLElement | SVGElement, times: number[]) {
  // Hidden and shown again, the headline begins anew: animations that have ended are not listed.
  headline.style.display = 'none';
  headline.getBoundingClientRect();
  headline.style.display = '';
  const animations = headline.getAnimations({ subtree: true });
  const isUnseen = (letter: Element) => getComputedStyle(letter).opacity === '0';

  return times.map((time) => {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = time;
    }
    const seen = document.createRange();
    seen.selectNodeContents(headline);
    const unseen = [...headline.querySelectorAll('i')].find(isUnseen);
    if (unseen) seen.setEndBefore(unseen);
    return seen.toString().trimEnd();
  });
}
