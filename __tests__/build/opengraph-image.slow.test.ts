import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';

const drawWithoutANetwork = `
  import { ownLanguage } from '#content/languages.ts';
  import { wordsIn } from '#content/words.ts';
  import { GET } from './src/app/[language]/opengraph-image/route.tsx';

  const { fetch } = globalThis;
  globalThis.fetch = (address, init) =>
    String(address).startsWith('data:') ? fetch(address, init) : process.exit(1);
  async function draw(headlines) {
    for (const headline of headlines) {
      Object.assign(wordsIn(ownLanguage).homePage.hero, { headline });
      const params = Promise.resolve({ language: ownLanguage });
      await (await GET(undefined, { params })).arrayBuffer();
    }
  }
  draw([
    'Kluge Köpfe, Łódź, Умный бизнес',
    'العمل الذكي',
    'ειδικοί',
    '賢い仕事',
    'Start 🚀',
    'Automati\\u00ADsierung',
  ]);
`;

test('the shared card needs no network for any letters of a name', () => {
  const script = 'test-output/draw-card.cjs';
  buildSync({
    stdin: { contents: drawWithoutANetwork, loader: 'tsx', resolveDir: process.cwd() },
    outfile: script,
    bundle: true,
    platform: 'node',
    external: ['next/og'],
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    loader: { '.png': 'empty', '.jpg': 'empty', '.webp': 'empty', '.avif': 'empty' },
  });
  expect(() => execFileSync(process.execPath, [script])).not.toThrow();
});
