import { expect, test } from '../kit/browser/site.ts';

test('the price that was overruled is nowhere', async ({ site }) => {
  for (const path of ['/', '/services', '/about', '/consultation'])
    expect(await fetch(site.url + path).then((answer) => answer.text())).not.toContain('797');
});
