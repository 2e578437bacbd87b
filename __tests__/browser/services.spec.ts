import { expect, test } from './site.ts';

/** What section 9 of the specification says a visitor sees. */
const services = [
  {
    title: 'Custom AI-Powered Websites',
    timeline: 'less than 1 week',
    investment: /^starting at \$997$/,
    results: ['under 3 seconds', '340% average conversion increase'],
  },
  {
    title: 'Email Marketing Automation',
    timeline: '2-4 weeks',
    investment: /^starting at \$997\/month$/,
    results: ['500-10,000+ qualified leads per month', '30+ hours per week saved'],
  },
  {
    title: 'Customer Service Chatbots',
    timeline: '1 week setup',
    investment: /^starting at \$497\/month$/,
    results: ['100% reduction in response time', '60% lower support costs'],
  },
  {
    title: 'Automated Phone Callers',
    timeline: '1 week setup',
    investment: /^starting at \$497\/month$/,
    results: [
      '180% more appointment show-ups',
      '75% fewer no-shows',
      '20+ hours per week freed for your team',
    ],
  },
  {
    title: 'Automated DMs & Text Messaging',
    timeline: '1 week setup',
    investment: /^starting at \$397\/month$/,
    results: ['98% SMS open rate', '5x response rate versus email', '45% less cart abandonment'],
  },
];

test.beforeEach(({ page }) => page.goto('/services'));

for (const { title, timeline, investment, results } of services) {
  test(`${title}: what is offered, what to expect, how soon, for how much, and the way to it`, async ({
    page,
  }) => {
    const block = page.getByRole('article', { name: title });
    await expect(block.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(block.locator('svg[viewBox="0 0 400 260"]')).toBeVisible();
    for (const heading of ["What's Offered", 'Results You Can Expect'])
      await expect(block.getByRole('heading', { name: heading, level: 3 })).toBeVisible();
    for (const result of results)
      await expect(block.getByRole('listitem').filter({ hasText: result })).toBeVisible();
    await expect(block.getByRole('definition').nth(0)).toHaveText(timeline);
    await expect(block.getByRole('definition').nth(1)).toHaveText(investment);
    await block.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/consultation');
  });
}

test('the page says at the top what every service includes', async ({ page }) => {
  await expect(
    page.getByText('All services include free consultation and setup support.'),
  ).toBeInViewport();
});

test('the email service says how many leads to count on', async ({ page }) => {
  await expect(page.getByRole('article', { name: 'Email Marketing Automation' })).toContainText(
    'Can generate 500-10,000+ qualified leads per month depending on budget.',
  );
});

test('each short way leads to its service, below the header', async ({ page }) => {
  for (const { title } of services) {
    await page.getByRole('navigation', { name: 'Services on this page' }).getByText(title).click();
    const heading = page.getByRole('heading', { name: title, level: 2 });
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => {
        const header = await page.getByRole('banner').boundingBox();
        const target = await heading.boundingBox();
        return (target?.y ?? 0) >= (header?.height ?? 0);
      })
      .toBe(true);
  }
});

test('pictures stand on alternating sides where there is room, and under the words elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await sidesOfPictures()).toEqual(['right', 'left', 'right', 'left', 'right']);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidesOfPictures()).toEqual(['below', 'below', 'below', 'below', 'below']);

  async function sidesOfPictures() {
    return page.getByRole('article').evaluateAll((blocks) =>
      blocks.map((block) => {
        const picture = block.querySelector('svg')?.getBoundingClientRect();
        const words = block.querySelector('h2')?.getBoundingClientRect();
        if (!picture || !words) return 'missing';
        if (picture.top >= words.bottom) return 'below';
        return picture.left > words.left ? 'right' : 'left';
      }),
    );
  }
});

test('the page ends with an invitation', async ({ page }) => {
  await page.getByRole('link', { name: 'Start Your Free Consultation' }).click();
  await expect(page).toHaveURL('/consultation');
});

test('the price that was overruled is nowhere', async ({ site }) => {
  for (const path of ['/', '/services', '/about', '/consultation'])
    expect(await fetch(site.url + path).then((answer) => answer.text())).not.toContain('797');
});

test('pictures are complete for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('a picture in view is complete, at whatever height it came to rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const pictures = page.getByRole('article').locator('svg[viewBox="0 0 400 260"]');
  for (const picture of await pictures.all()) {
    for (const block of ['end', 'center', 'start'] as const) {
      await picture.evaluate(
        (drawing, block) => drawing.scrollIntoView({ block, behavior: 'instant' }),
        block,
      );
      await expect
        .poll(() =>
          picture
            .locator('.part')
            .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity)),
        )
        .not.toContainEqual(expect.stringMatching(/^0/));
    }
  }
});
