import type { Page } from '@playwright/test';
import { homePage } from '../words.ts';

export function homeView(page: Page) {
  const headline = page.getByRole('heading', { level: 1 });
  return {
    headline,
    graph: page.getByRole('img', { name: homePage.hero.graph.description, exact: true }),
    particles: page.locator('#hero div[aria-hidden] > i'),
    button: (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }),
    typedAfter: (milliseconds: number[]) => headline.evaluate(typedAfter, milliseconds),
  };
}

/** The visible part of the headline after each of these times. */
function typedAfter(headline: HTMLElement | SVGElement, times: number[]) {
  // `getAnimations` omits ended animations, so this restarts them.
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
