import { typeface } from '#styles/typeface.ts';
import { pages } from '../../scripts/prove/real/built-pages.ts';
import { movesOfLateTypeface } from '../kit/browser/late-typeface.ts';
import { expect, test } from '../kit/browser/site.ts';

test('every file of the typeface is served', async ({ request }) => {
  for (const [, file = ''] of typeface.faces.matchAll(/url\('([^']+)'\)/g))
    expect((await request.get(file)).status(), file).toBe(200);
});

test('a late typeface hardly moves a page (CLS)', async ({ page }) => {
  for (const { path, sum } of await movesOfLateTypeface(page, pages))
    expect.soft(sum, `${path}: let the headline break elsewhere`).toBeLessThan(0.1);
});
