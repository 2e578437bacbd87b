import { conversation } from '#content/conversation.ts';
import { homePage } from '#content/home-page.ts';
import { homeView } from '../kit/browser/home-page.ts';
import { expect, test } from '../kit/browser/site.ts';

test('drawings show their words whole, in letters of 12 px and more', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const words of [conversation.question, conversation.answer])
      await expect(homeView(page).graph.getByText(words)).toBeVisible();
    for (const drawing of await page.locator('[data-scene]').all())
      expect.soft(await drawing.evaluate(smallestLetters)).toBeGreaterThanOrEqual(12);
  }
});

/** The smallest font size in px; 0 where words are cut off. */
function smallestLetters(drawing: Element) {
  const { left, right } = drawing.getBoundingClientRect();
  const spoken = [...drawing.querySelectorAll('p, b, small, span, li')].filter(
    (part) => part.textContent && part.checkVisibility(),
  );
  const fits = spoken.every((part) => {
    const box = part.getBoundingClientRect();
    return box.left >= left && box.right <= right && part.scrollWidth <= part.clientWidth + 1;
  });
  if (!fits || spoken.length === 0) return 0;
  return Math.min(...spoken.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
}

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('no particle crosses a word at any width', async ({ page }) => {
    await page.goto('/');
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const crossed = page.locator('#hero div[aria-hidden] > i');
      expect
        .soft(await crossed.evaluateAll(wordsCrossed, homePage.hero.graph.incoming))
        .toEqual([]);
    }
  });
});

/** Words of header and hero in the way of a particle; what stands on the card hides what floats behind it. */
function wordsCrossed(particles: Element[], onACard: string) {
  const ways = particles.map((particle) => {
    const [drift] = particle.getAnimations();
    if (!drift) throw new Error('a particle does not float');
    drift.pause();
    const [from, to] = [0, Number(drift.effect?.getTiming().duration) - 1].map((time) => {
      drift.currentTime = time;
      return particle.getBoundingClientRect();
    });
    if (!from || !to) throw new Error('a particle has no way');
    return {
      left: Math.min(from.left, to.left),
      right: Math.max(from.right, to.right),
      top: Math.min(from.top, to.top),
      bottom: Math.max(from.bottom, to.bottom),
    };
  });
  return [...document.querySelectorAll('header, #hero')].flatMap((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const crossed: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const isBehind = parent?.closest('p')?.textContent?.includes(onACard);
      if (!parent?.checkVisibility() || isBehind) continue;
      const range = document.createRange();
      range.selectNode(text);
      const isCrossed = [...range.getClientRects()].some((box) =>
        ways.some(
          (way) =>
            way.left < box.right &&
            box.left < way.right &&
            way.top < box.bottom &&
            box.top < way.bottom,
        ),
      );
      if (isCrossed) crossed.push(text.textContent ?? '');
    }
    return crossed;
  });
}
