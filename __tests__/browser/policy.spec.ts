import { createHash } from 'node:crypto';
import { thankYou } from '#content/consultation-page.ts';
import { NOTHING_ALLOWED } from '#headers.ts';
import { typeface } from '#styles/typeface.ts';
import { trustedOrigins } from '#trusted-origins.ts';
import { aScript, handlers, NO_PAGE, pages } from '../../scripts/prove/real/built-site.ts';
import { complaintsAbout } from './complaints-about.ts';
import { consultationPage } from './pages/consultation-page.ts';
import { expect, test } from './site.ts';

const ON_EVERY_ANSWER = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
/** Who the owner trusts with a part of a page: its policy names them, and is looser for them alone. */
const { widgets, ...others } = trustedOrigins;
const trusted = [...new Set([...widgets, ...Object.values(others).flat()])];
const FONT = typeface.preload;
const files = [FONT, '/_next/static/no-such-file.js'];

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';

const EVALUATES = "<script>try{eval('1')}catch{}</script>";

/** What nobody has put into a page on purpose, and what the browser must say then. */
for (const [name, markup, complaint] of [
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
] as const)
  test(`the browser complains about ${name}, and this is where it is heard`, async ({ page }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = answer.headers();
      delete headers['content-encoding'];
      // Only what it then does is strange.
      const known = createHash('sha256').update("try{eval('1')}catch{}").digest('base64');
      const allowing = policy.replace('script-src ', `script-src 'sha256-${known}' `);
      await route.fulfill({
        response: answer,
        headers: { ...headers, 'content-security-policy': allowing },
        body: (await answer.text()).replace('</body>', `${markup}</body>`),
      });
    });
    const complaints = complaintsAbout(page);
    await page.goto('/');
    await expect.poll(() => complaints).toEqual([expect.stringMatching(complaint)]);
  });

for (const path of [...pages, ...handlers, ...files])
  test(`${path} is sent with every header of the site, and no other`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(ON_EVERY_ANSWER);
    const showsOthers = trusted.some((origin) => policyOf(headers).includes(origin));
    expect(headers['cross-origin-embedder-policy']).toMatch(
      showsOthers ? /^(require-corp|credentialless|unsafe-none)$/ : /^require-corp$/,
    );
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('set-cookie');
  });

for (const path of pages) {
  test(`${path} has a policy by hashes`, async ({ request }) => {
    const answer = await request.get(path);
    const policy = policyOf(answer.headers());
    expect(policy).toMatch(/^default-src 'none'; script-src [^;]*'sha256-/);
    expect(policy).toContain("; frame-ancestors 'none'");
    if (widgets.some((origin) => policy.includes(origin))) return;
    const strict = trusted.reduce((text, origin) => text.replaceAll(origin, ''), policy);
    expect(strict).toContain("; require-trusted-types-for 'script'; ");
    expect(strict).not.toMatch(/unsafe|nonce|\*|http|, /);
  });

  test(`the headers of ${path} fit into the 4 KB that nginx has for them`, async ({ request }) => {
    const headers = (await request.get(path)).headersArray();
    const bytes = headers.map(({ name, value }) => `${name}: ${value}\r\n`).join('').length;
    expect(bytes).toBeLessThan(4096);
  });

  test(`the browser has nothing to complain about on ${path}`, async ({ page }) => {
    const complaints = complaintsAbout(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link').last().hover();
    expect(complaints).toEqual([]);
  });
}

for (const path of pages.filter((each) => each !== NO_PAGE))
  test(`${path} is asked for at every visit, and sent again only if it has changed`, async ({
    request,
  }) => {
    const policies = new Set<string | undefined>();
    // As it is, and compressed.
    for (const accept of ['*/*', 'text/html']) {
      const first = (await request.get(path, { headers: { accept } })).headers();
      expect(first['cache-control']).toBe('public, max-age=0, must-revalidate');
      const known = { accept, 'if-none-match': first['etag'] ?? '' };
      const again = await request.get(path, { headers: known });
      expect(again.status()).toBe(304);
      for (const headers of [first, again.headers()])
        policies.add(headers['content-security-policy']);
    }
    expect([...policies]).toEqual([expect.stringContaining("default-src 'none'")]);
  });

for (const path of [...handlers, ...files])
  test(`${path} may run nothing in a browser`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy?.startsWith(NOTHING_ALLOWED)).toBe(true);
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

test('a page that is asked for with a form in hand may do nothing', async ({ request }) => {
  const headers = (await request.post('/', { form: { a: 'b' } })).headers();
  expect(headers['content-security-policy']).toBe(NOTHING_ALLOWED);
});

test('the browser has nothing to complain about through a whole booking', async ({ page }) => {
  const complaints = complaintsAbout(page);
  const visit = consultationPage(page);
  await visit.open();
  await visit.introduce('ada@example.com');
  await visit.bookFirstCall();
  await visit.send();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(thankYou.title);
  expect(complaints).toEqual([]);
});

test('nothing resizes pictures for strangers', async ({ request }) => {
  const answer = await request.get('/_next/image?url=%2Fapple-icon&w=640&q=75');
  expect(answer.status()).toBe(404);
});

test('what the site says of itself at this moment is never kept', async ({ request }) => {
  expect((await request.get('/api/health')).headers()['cache-control']).toBe('no-store');
});

test('scripts and fonts are kept for ever', async ({ request }) => {
  for (const path of [FONT, aScript()])
    expect((await request.get(path)).headers()['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
});

for (const path of [...pages.filter((each) => each !== NO_PAGE), 'a script'])
  test(`${path} is sent in the best form that a browser can read, and says the same in each`, async ({
    request,
  }) => {
    const sentTo = async (browser: string) => {
      const address = path.startsWith('/') ? path : aScript();
      const answer = await request.get(address, {
        headers: { accept: 'text/html,*/*;q=0.8', 'accept-encoding': browser },
      });
      const headers = answer.headers();
      return {
        form: headers['content-encoding'],
        policy: headers['content-security-policy'],
        text: await answer.text(),
      };
    };
    const plain = await sentTo('identity');
    expect(plain.form).toBeUndefined();
    expect(await sentTo('gzip, deflate, br, zstd')).toEqual({ ...plain, form: 'br' });
    expect((await sentTo('gzip')).form).not.toBe('br');
  });
