import { expect, test } from '../kit/browser/site.ts';
import { agency, homePage } from '../kit/words.ts';

const HEADLINE = homePage.hero.headline;
const LETTERS = [...HEADLINE];

const WINDOWS = [
  [390, 844],
  [768, 1024],
  [960, 800],
  [1280, 600],
  [1280, 800],
  [1920, 1080],
] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the headline types itself and keeps its size, unless motion is reduced', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  const times = [0, ...LETTERS].map((_, count) => count * 50 + 25);
  const typed = await headline.evaluate(typedAfter, times);
  const widths = typed.slice(0, -1).map(({ width }) => width);
  const grows = LETTERS.slice(0, -1).map((_, at) => Number(widths[at + 1]) > Number(widths[at]));
  expect(grows).toEqual(LETTERS.slice(0, -1).map((letter) => !/[ \u00ad]/.test(letter)));
  const wordEnds = [...LETTERS.keys(), LETTERS.length].filter((at) => (LETTERS[at] ?? ' ') === ' ');
  const beginnings = wordEnds.map((end) =>
    LETTERS.slice(0, end)
      .join('')
      .replaceAll(/[ \u00ad]/g, ''),
  );
  expect(wordEnds.map((end) => typed[end]?.words)).toEqual(beginnings);

  const whole = await headline.boundingBox();
  await headline.evaluate(typedAfter, [0]);
  expect(await headline.boundingBox()).toEqual(whole);
  await expect(headline).toHaveAccessibleName(HEADLINE);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  const { description } = homePage.hero.graph;
  await expect(page.getByRole('img', { name: description, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('twenty stars move, no two columns alike, and never over words', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const { stars, words } = await page.evaluate(starsAndWords);
    expect(stars.length, `${width} px`).toBe(20);
    expect.soft(stars.filter(({ moves }) => !moves)).toEqual([]);
    const columns = stars.filter((_, index) => index % 2 === 0);
    const alike = columns.filter(({ way, pace }, index) => {
      const next = columns[index + 1];
      return next !== undefined && way === next.way && pace === next.pace;
    });
    expect.soft(alike).toEqual([]);
    const covered = words.filter(({ box }) => stars.some((star) => touches(star.box, box)));
    expect.soft(covered, `${width} px`).toEqual([]);
  }
});

test('home rests after half a minute without a visitor, and goes on at the next sign', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const endless = () =>
    page.evaluate(() => [
      ...new Set(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
          .map(({ playState }) => playState),
      ),
    ]);
  await expect.poll(endless).toEqual(['running']);
  await page.clock.fastForward(29_000);
  await page.mouse.move(200, 200);
  await page.clock.fastForward(29_000);
  expect(await endless()).toEqual(['running']);
  await page.clock.fastForward(1_000);
  await expect.poll(endless).toEqual(['paused']);
  await page.keyboard.press('Shift');
  await expect.poll(endless).toEqual(['running']);
});

test('a chosen day of the example moves no section', async ({ page }) => {
  await page.goto('/');
  const sections = page.getByRole('main').locator('> section');
  const placesOnEachDay = () =>
    sections.evaluateAll((elements) =>
      Array.from(document.querySelectorAll<HTMLInputElement>('[name="day"]'), (day) => {
        day.checked = true;
        return elements.map((element) => element.getBoundingClientRect().top).join();
      }),
    );
  for (const width of [320, 390, 768, 1035, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(new Set(await placesOnEachDay()).size, `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('the card of a service without a drawing has its words together', async ({ page }) => {
  await page.goto('/');
  const firstCard = page.locator('article:has(h3 a)').first();
  const [title, subtitle] = await firstCard.evaluate((card) => {
    card.querySelector('[data-drawing]')?.remove();
    return ['h3 a', 'p'].map((part) => card.querySelector(part)?.getBoundingClientRect());
  });
  expect(Number(subtitle?.top) - Number(title?.bottom)).toBeLessThan(20);
});

test('home on paper says where to write, and has no choice without its drawing', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  // A build with SITE_URL prints the address of the form.
  await expect(page.getByRole('main').getByText(agency.email)).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
});

type Box = { left: number; right: number; top: number; bottom: number };

const touches = (box: Box, other: Box) =>
  box.left < other.right &&
  other.left < box.right &&
  box.top < other.bottom &&
  other.top < box.bottom;

function starsAndWords() {
  const boxOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
  const stars = [...document.querySelectorAll('#hero i:not(h1 *)')].map((star) => {
    const [animation] = star.parentElement?.getAnimations() ?? [];
    const { delay = 0, duration } = animation?.effect?.getComputedTiming() ?? {};
    const pace = Number(duration);
    const [begin, afterOneSecond, end] = [0, 1000, pace].map((time) => {
      animation?.pause();
      if (animation) animation.currentTime = delay + time;
      return boxOf(star.getBoundingClientRect());
    });
    if (!begin || !afterOneSecond || !end) throw new Error('A star has no place');
    const box = {
      ...begin,
      top: Math.min(begin.top, end.top),
      bottom: Math.max(begin.bottom, end.bottom),
    };
    return { box, pace, way: end.top - begin.top, moves: afterOneSecond.top !== begin.top };
  });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const text = texts.currentNode.textContent ?? '';
    const isShown = text.trim() && texts.currentNode.parentElement?.checkVisibility();
    for (const rect of isShown ? range.getClientRects() : [])
      words.push({ text, box: boxOf(rect) });
  }
  return { stars, words };
}

function typedAfter(headline: HTMLElement | SVGElement, times: number[]) {
  // `getAnimations` omits ended animations, so this restarts them.
  headline.style.display = 'none';
  headline.getBoundingClientRect();
  headline.style.display = '';
  const animations = headline.getAnimations({ subtree: true });
  const lessThanALetter = 0.2 * Number.parseFloat(getComputedStyle(headline).fontSize);
  return times.map((time) => {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = time;
    }
    const words = [...headline.querySelectorAll<HTMLElement>('[data-word]')].map((cover) => {
      const covered = cover.getBoundingClientRect();
      const { left, right, width } = (cover.parentElement ?? cover).getBoundingClientRect();
      const shown = Math.min(covered.right, right) - Math.max(covered.left, left);
      return {
        text: cover.dataset['word'],
        shown: Math.max(0, shown),
        isWhole: shown > width - lessThanALetter,
      };
    });
    const [sentence] = headline.children;
    const isWhole = sentence && getComputedStyle(sentence).opacity === '1';
    const beginning = words.filter((word) => word.isWhole).map(({ text }) => text);
    return {
      words: (isWhole ? sentence.textContent : beginning.join('')).replaceAll(/[ \u00ad]/g, ''),
      width: words.reduce((sum, { shown }) => sum + shown, 0),
    };
  });
}
