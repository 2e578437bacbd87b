import { expect, test } from '../kit/browser/site.ts';

test('a test visits no other origin, not even another name of this machine', async ({
  page,
  site,
}) => {
  const elsewhere = site.url.replace('127.0.0.1', 'localhost');
  await expect(page.goto(elsewhere)).rejects.toThrow(/NAME_NOT_RESOLVED|PROXY/i);
});
