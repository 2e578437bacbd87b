import { expectWholeWords } from '../kit/browser/broken-words.ts';
import { consultationPage, offersCalls, writtenMethod } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';
import { withCallsSoon } from '../kit/builders/day-named.ts';

test('no word of the form or Thank You is torn on a phone, nor at 200 % text', async ({ page }) => {
  const visit = consultationPage(page);
  await page.clock.setSystemTime(withCallsSoon(new Date()));
  await visit.open();
  await visit.submit.click();
  await expect(page.locator('form :focus')).toBeVisible();
  await expectWholeWords(page, 'refused');

  if (offersCalls) {
    await visit.introduce('large@example.com');
    await visit.bookFirstCall();
    await expectWholeWords(page, 'calendar and times');
    await visit.send();
    await expectWholeWords(page, 'Thank You with a call');
  }
  if (writtenMethod) {
    await visit.getReady('ada@b.example');
    await visit.send();
    await expectWholeWords(page, 'Thank You for a reply in writing');
  }
});
