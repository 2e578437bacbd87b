import { typeface } from '#styles/typeface.ts';
import { pages } from '../../scripts/prove/real/built-pages.ts';
import { movesOfLateTypeface } from '../kit/browser/late-typeface.ts';
import { expect, test } from '../kit/browser/site.ts';

test('every file of the typeface is served', async ({ request }) => {
  const files = [...typeface.faces.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
  expect(files).toContain(typeface.preload);
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
});

test('a late typeface hardly moves a page (CLS)', async ({ page }) => {
  const moves = await movesOfLateTypeface(page, pages);
  const bad = moves
    .filter(({ sum }) => sum >= 0.1)
    .map(({ path, sum }) => `${path} moves by ${sum}`);
  expect(bad, 'Browsers call 0.1 bad: let the headlines of these pages break elsewhere').toEqual(
    [],
  );
});
