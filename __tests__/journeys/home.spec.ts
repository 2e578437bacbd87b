import { expect, test } from '../kit/browser/site.ts';
import { homePage } from '../kit/words.ts';

const HEADLINE = homePage.hero.headline;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the headline types one character every 50 ms and keeps its size, unless motion is reduced', async ({
  page,
}) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  const counts = Array.from({ length: HEADLINE.length + 1 }, (_, count) => count);
  const typed = await headline.evaluate(
    typedAfter,
    counts.map((count) => count * 50 + 25),
  );
  const due = counts.map((count) => {
    const letters = HEADLINE.slice(0, count);
    // Joined letters are typed as whole words.
    const isWhole = !/\p{Script=Arabic}/u.test(HEADLINE) || !/\S/.test(HEADLINE[count] ?? '');
    return (isWhole ? letters : letters.replace(/\S+$/, '')).trimEnd();
  });
  expect(typed).toEqual(due);

  const whole = await headline.boundingBox();
  await headline.evaluate(typedAfter, [0]);
  expect(await headline.boundingBox()).toEqual(whole);
  await expect(headline).toHaveAccessibleName(HEADLINE);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  const { description } = homePage.hero.graph;
  await expect(page.getByRole('img', { name: description, exact: true })).toBeVisible();
  // The header waits for the site's script before it turns opaque by itself.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** The visible part of the headline after each of these times. */
function typedAfter(headline: HTMLElement | SVGElement, times: number[]) {
  // `getAnimations` omits ended animations, so this restarts them.
  headline.style.display = 'none';
  headline.getBoundingClientRect();
  headline.style.display = '';
  const animations = headline.getAnimations({ subtree: true });
  const [sentence, copy] = headline.children;
  const isSeen = (part: Element | undefined) =>
    part && Number(getComputedStyle(part).opacity) > 0.5;

  return times.map((time) => {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = time;
    }
    if (isSeen(sentence)) return isSeen(copy) ? 'twice' : sentence?.textContent;
    const pieces = [...(copy?.childNodes ?? [])];
    const unseen = pieces.findIndex((piece) => piece instanceof Element && !isSeen(piece));
    const letters = pieces.slice(0, unseen).map((piece) => Object(piece).dataset?.letter ?? ' ');
    return letters.join('').trimEnd();
  });
}
