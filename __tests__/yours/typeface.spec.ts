import { typeface } from '#styles/typeface.ts';
import { expect, test } from '../kit/browser/site.ts';

test('every file of the typeface is served', async ({ request }) => {
  for (const [, file = ''] of typeface.faces.matchAll(/url\('([^']+)'\)/g))
    expect((await request.get(file)).status(), file).toBe(200);
});
