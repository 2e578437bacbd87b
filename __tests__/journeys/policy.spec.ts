import { createHash } from 'node:crypto';
import { pages } from '#content/navigation.ts';
import { complaintsAbout } from '../kit/browser/complaints-about.ts';
import { expect, test } from '../kit/browser/site.ts';

const EVALUATES = "<script>try{eval('1')}catch{}</script>";

/** What nobody has put into a page on purpose, and what the browser must say then. */
const STRANGE = [
  ['an inline script', '<script>window.strange = true</script>', /inline script/],
  ['an inline style', '<style>p{color:red}</style>', /inline style/i],
  ['a style attribute', '<p style="color:red">Strange</p>', /inline style/i],
  [
    'a script of others',
    '<script src="https://strange.example/a.js"></script>',
    /loading the script/i,
  ],
  [
    'a style sheet of others',
    '<link rel="stylesheet" href="https://strange.example/a.css">',
    /loading the stylesheet/i,
  ],
  ['a picture of others', '<img alt="" src="https://strange.example/a.png">', /loading the image/i],
  ['code that is made of text', EVALUATES, /evaluat|TrustedScript/i],
] as const;

test('the browser complains about whatever the policy (CSP) does not know, and this is where it is heard', async ({
  page,
}) => {
  await page.route(pages.home, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = answer.headers();
    delete headers['content-encoding'];
    // Only what it then does is strange.
    const known = createHash('sha256').update("try{eval('1')}catch{}").digest('base64');
    const allowing = policy.replace('script-src ', `script-src 'sha256-${known}' `);
    const strange = STRANGE.map(([, markup]) => markup).join('');
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': allowing },
      body: (await answer.text()).replace('</body>', `${strange}</body>`),
    });
  });
  const complaints = complaintsAbout(page);
  await page.goto(pages.home);
  await expect.poll(() => complaints.length).toBe(STRANGE.length);
  for (const [name, , complaint] of STRANGE)
    expect.soft(complaints, name).toContainEqual(expect.stringMatching(complaint));
});
