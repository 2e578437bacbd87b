import '../kit/setup/several-languages.ts';

import { ownLanguage } from '#content/languages.ts';
import config from '../../next.config.js';
import { MARKED } from '../kit/marked-language.ts';

const rewrites = async () => Object(await config.rewrites?.());

test('next dev and next start rewrite an address without a language to the first one', async () => {
  const rewrite = (await rewrites()).afterFiles.at(-1);
  const [, pattern = ''] = /^\/:path\((.*)\)$/.exec(rewrite.source) ?? [];
  const isRewritten = (address: string) => new RegExp(`^${pattern}$`).test(address);
  expect(['about', 'a', 'lang', 'apiary'].filter(isRewritten)).toHaveLength(4);
  const kept = ['api/health', 'call/key', ownLanguage, `${ownLanguage}/about`];
  expect(kept.filter(isRewritten)).toEqual([]);
});

test('an address that nothing else has shows the 404 page of its language', async () => {
  const { fallback } = await rewrites();
  expect(fallback).toContainEqual({
    source: `/${MARKED.code}/:path*`,
    destination: `/api/not-found/${MARKED.code}`,
  });
  expect(fallback.at(-1)).toEqual({
    source: '/:path*',
    destination: `/api/not-found/${ownLanguage}`,
  });
});

test('next start sends the headers of every response, and a policy without hashes', async () => {
  const rules = (await config.headers?.()) ?? [];
  const sent = Object.fromEntries(
    rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
  expect(sent).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
  expect(sent['Content-Security-Policy']).toMatch(
    /^default-src 'none'; .*script-src 'self' 'unsafe-inline'[ ;]/,
  );
  expect(sent).not.toHaveProperty('Cache-Control');
});
