import { pages } from '#content/navigation.ts';
import { complaintsAbout } from '../kit/browser/complaints-about.ts';
import { expect, test } from '../kit/browser/site.ts';

test('the browser complains about whatever the policy (CSP) does not know, and this is where it is heard', async ({
  page,
}) => {
  const strange =
    '<script>window.strange = true</script><img alt="" src="https://strange.example/a.png">';
  await page.route(pages.home, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</body>', `${strange}</body>`);
    await route.fulfill({ response: answer, body });
  });
  const complaints = complaintsAbout(page);
  await page.goto(pages.home);
  await expect.poll(() => complaints).toHaveLength(2);
  for (const complaint of [/inline script/, /loading the image/i])
    expect(complaints).toContainEqual(expect.stringMatching(complaint));
});
