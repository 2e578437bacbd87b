import { brokenWords } from '../kit/browser/broken-words.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';

test('no word is torn or outside the form and Thank You at 200 % text on a phone', async ({
  page,
}) => {
  const visit = consultationPage(page);
  await visit.open();
  await visit.submit.click();
  await expect(visit.name).toBeFocused();
  expect.soft(await brokenWords(page), 'refused').toEqual([]);

  await visit.introduce('large@example.com');
  await visit.bookFirstCall();
  expect.soft(await brokenWords(page), 'calendar and times').toEqual([]);
  await visit.send();
  expect.soft(await brokenWords(page), 'Thank You with a call').toEqual([]);

  await visit.getReady('ada@b.example');
  await visit.send();
  expect.soft(await brokenWords(page), 'Thank You by mail').toEqual([]);
});
