import { conversation } from '#content/conversation.ts';
import { homePage } from '#content/home-page.ts';
import { services } from '#content/services.ts';
import { homeView } from '../kit/browser/home-page.ts';
import { expect, test } from '../kit/browser/site.ts';

test('a phone says at first sight what it costs, how soon, from what price, and what came of it', async ({
  page,
}) => {
  await page.goto('/');
  const { terms, statistics } = homePage.hero;
  await page.setViewportSize({ width: 390, height: 844 });
  const hero = page.locator('#hero');
  for (const words of [...terms, ...statistics.map(({ figure }) => figure)])
    await expect(hero.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [960, 800],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`at ${width} × ${height} the first sight ends with the figures, and its end cuts no heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hero = page.locator('#hero');
    for (const { figure } of homePage.hero.statistics)
      await expect(hero.getByText(figure, { exact: true })).toBeInViewport({ ratio: 1 });
    const cut = await page.getByRole('heading').evaluateAll((headings) =>
      headings.filter((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return top < innerHeight && bottom > innerHeight;
      }),
    );
    expect(cut).toHaveLength(0);
  });

test('the question that comes in is answered, and goes on through every drawing, in letters that one can read', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const { graph } = homeView(page);
    for (const words of [conversation.question, conversation.answer])
      await expect(graph.getByText(words)).toBeVisible();
    const drawings = page.locator('[data-scene]');
    await expect(drawings).toHaveCount(services.filter(({ scene }) => scene).length);
    for (const drawing of await drawings.all())
      expect.soft(await drawing.evaluate(smallestLetters)).toBeGreaterThanOrEqual(12);
  }
});

/** In px, of all that is said in a drawing and fits there. */
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

  test('no particle ever crosses a word, however wide the window', async ({ page }) => {
    await page.goto('/');
    const { particles } = homeView(page);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const ways = await particles.evaluateAll(waysOf);
      // What stands on a card of its own is in front of what floats.
      const words = await page
        .locator('header, #hero')
        .evaluateAll(placesOfWords, homePage.hero.graph.incoming);
      expect(ways).toHaveLength(20);
      expect(words.length).toBeGreaterThan(10);
      for (const way of ways)
        expect(
          words.filter((word) => meet(way, word)),
          `at ${width} px`,
        ).toEqual([]);
    }
  });
});

type Box = { words?: string; left: number; right: number; top: number; bottom: number };

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** From the one end of its drift to the other. */
function waysOf(particles: Element[]): Box[] {
  return particles.map((particle) => {
    const [drift] = particle.getAnimations();
    if (!drift) throw new Error('a particle does not float');
    drift.pause();
    const ends = [0, Number(drift.effect?.getTiming().duration) - 1].map((time) => {
      drift.currentTime = time;
      return particle.getBoundingClientRect();
    });
    return {
      left: Math.min(...ends.map(({ left }) => left)),
      right: Math.max(...ends.map(({ right }) => right)),
      top: Math.min(...ends.map(({ top }) => top)),
      bottom: Math.max(...ends.map(({ bottom }) => bottom)),
    };
  });
}

function placesOfWords(roots: Element[], onACard: string): Box[] {
  return roots.flatMap((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const places: Box[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('p')?.textContent?.includes(onACard))
        continue;
      const range = document.createRange();
      range.selectNode(text);
      for (const { left, right, top, bottom } of range.getClientRects())
        places.push({ words: text.textContent ?? '', left, right, top, bottom });
    }
    return places;
  });
}
