import { ownLanguage } from '#content/languages.ts';

test('npm run dev rewrites an address without a language to the first language', async () => {
  process.env['DEVELOPMENT_POLICY'] = '';
  const { default: config } = await import('../../next.config.js');
  const rewrite = Object(await config.rewrites?.()).afterFiles.at(-1);
  const [, pattern = ''] = /^\/:path\((.*)\)$/.exec(rewrite.source) ?? [];
  const isRewritten = (address: string) => new RegExp(`^${pattern}$`).test(address);
  expect(['about', 'a', 'lang', 'apiary'].filter(isRewritten)).toHaveLength(4);
  const kept = ['api/health', 'call/key', ownLanguage, `${ownLanguage}/about`];
  expect(kept.filter(isRewritten)).toEqual([]);
});
