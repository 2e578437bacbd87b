import { contactMethods } from '#domain/consultation-fields.ts';
import { consultationPage, offersCalls } from '../kit/browser/consultation-page.ts';
import { expect, requestsOf, test } from '../kit/browser/site.ts';
import { withCallsSoon } from '../kit/builders/day-named.ts';
import { startSite } from '../kit/real/running-site.ts';
import { startWebhookReceiver } from '../kit/real/webhook-receiver.ts';
import { pages, services } from '../kit/words.ts';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone in Berlin', () => {
  test.use({ viewport: PHONE, hasTouch: true, timezoneId: 'Europe/Berlin' });

  test('an advertisement ends as a lead with its source', async ({ page, context }) => {
    const workflow = await startWebhookReceiver();
    const site = await startSite(workflow.environment);
    const visit = consultationPage(page);
    await page.clock.setSystemTime(withCallsSoon(new Date()));
    const landing = await page.goto(`${site.url}/?utm_source=x&utm_campaign=spring%20sale&gclid=1`);
    expect(landing?.headers()['no-vary-search']).toBe('params');
    const main = page.getByRole('main');
    await main.locator(`a[href*="${pages.services}"]`).first().tap();
    for (const { id } of services) {
      await main.getByRole('navigation').locator(`[href$="#${id}"]`).tap();
      await expect(page.locator(`[id="${id}-title"]`)).toBeInViewport();
    }
    await page.locator(`[id="${services[1].id}-start"]`).tap();
    await expect(page).toHaveURL(/&utm_source=x&utm_campaign=spring%20sale$/);

    await visit.isAlive();
    await visit.introduce('first@example.com');
    const call = offersCalls ? await visit.bookFirstCall() : await visit.chooseReply();
    await visit.takeTime();
    await visit.send();
    await expect(visit.thankYou).toBeFocused();
    await expect(visit.thankYou).toBeInViewport();

    await workflow.called();
    const [{ headers = {}, body = '' } = {}] = workflow.calls;
    const source = 'utm_source=x&utm_campaign=spring+sale';
    const origin = { 'x-visitor-time-zone': 'Europe/Berlin', 'x-lead-source': source };
    expect(headers).toMatchObject(origin);
    expect(JSON.parse(body)).toMatchObject({ email: 'first@example.com', ...call });
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await site.remove();
    await workflow.close();
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('back, forward and reload post the form once', async ({ page, site }) => {
    const email = 'plain-back@example.com';
    const visit = consultationPage(page);
    await page.goto(pages.consultation);
    await visit.introduce(email);
    await visit.prefer(contactMethods[0]);
    await visit.send();
    await page.goBack();
    await expect(visit.submit).toBeVisible();
    await page.goForward();
    await expect(visit.thankYou).toBeVisible();
    await page.reload();
    await expect(visit.thankYou).toBeVisible();
    const noCall = { contactMethod: contactMethods[0], callDate: null, callTime: null };
    await expect.poll(() => requestsOf(email, site)).toMatchObject([noCall]);
  });
});
