import { webhookFields } from '#domain/consultation-request.ts';
import { startSite } from '../../scripts/prove/real/running-site.ts';
import { startWebhookReceiver } from '../../scripts/prove/real/webhook-receiver.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';
import { siteFrame } from '../kit/browser/site-frame.ts';
import { contactLink, headerLinks, homePage, services, servicesPage } from '../kit/words.ts';

type Workflow = Awaited<ReturnType<typeof startWebhookReceiver>>;

const testWithWorkflow = test.extend<{ workflow: Workflow }>({
  workflow: async ({ browserName: _ }, use) => {
    const workflow = await startWebhookReceiver();
    await use(workflow);
    await workflow.close();
  },
  baseURL: async ({ workflow }, use) => {
    const site = await startSite(workflow.environment);
    await use(site.url);
    await site.remove();
  },
});

testWithWorkflow.describe('on a phone in Berlin', () => {
  testWithWorkflow.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'no-preference' },
    timezoneId: 'Europe/Berlin',
  });

  testWithWorkflow(
    'a visitor from an advertisement sends a request that reaches the workflow with its lead source',
    async ({ page, workflow, context }) => {
      const frame = siteFrame(page);
      const visit = consultationPage(page);
      const landing = await page.goto('/?utm_source=x&utm_campaign=spring%20sale&gclid=secret');
      expect(landing?.headers()['no-vary-search']).toBe('params');
      for (const { label, href } of headerLinks.filter((link) => link !== contactLink)) {
        await frame.openMenu();
        await frame.follow(label);
        await expect(page).toHaveURL(({ pathname, hash }) => pathname + hash === href);
      }
      await frame.brand.click();
      const link = (name: string) =>
        page.getByRole('main').getByRole('link', { name, exact: true });
      await link(homePage.hero.exploreSolutions).tap();
      await link(`${servicesPage.choose} ${services[1].title}`).tap();
      await expect(page).toHaveURL(/&utm_source=x&utm_campaign=spring%20sale$/);

      await visit.isAlive();
      await visit.introduce('first@example.com');
      const call = await visit.bookFirstCall();
      await visit.takeTime();
      await visit.send();
      await expect(visit.thankYou).toBeFocused();
      await expect(visit.thankYou).toBeInViewport();

      await workflow.called();
      const [{ headers = {}, body = '' } = {}] = workflow.calls;
      expect(headers).toMatchObject({
        'x-visitor-time-zone': 'Europe/Berlin',
        'x-lead-source': 'utm_source=x&utm_campaign=spring+sale',
      });
      expect(Object.keys(JSON.parse(body))).toEqual(webhookFields);
      expect(JSON.parse(body)).toMatchObject({ email: 'first@example.com', ...call });
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form once, also after back, forward and reload', async ({
    page,
    site,
  }) => {
    const visit = consultationPage(page);
    await page.goto('/consultation');
    await visit.introduce('plain-back@example.com');
    await visit.prefer('email');
    await visit.send();

    await page.goBack();
    await expect(visit.submit).toBeVisible();
    await page.goForward();
    await expect(visit.thankYou).toBeVisible();
    await page.reload();
    await expect(visit.thankYou).toBeVisible();
    await expect
      .poll(() => requestsOf('plain-back@example.com', site))
      .toMatchObject([{ contactMethod: 'email', callDate: null, callTime: null }]);
  });
});
