import { globSync, readFileSync } from 'node:fs';
import { claims } from '#content/claims.ts';

/** "20" may stand in any year, and 5 in any sum: only what is more than a number is told from other words. */
const figures = Object.values(claims).filter((figure) => /\D/.test(figure));

test('no figure is written anywhere in the content but among the claims', () => {
  const written = globSync('src/content/*.ts')
    .filter((file) => !file.endsWith('claims.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const found = figures.filter((figure) => text.includes(figure));
      return found.map((figure) => `${file}: ${figure}`);
    });
  expect(written).toEqual([]);
});

test.each(Object.keys(claims))(
  'the claim %s is made on some page, or may go from claims.ts',
  (name) => {
    const words = globSync('src/{content,features}/**/*.{ts,tsx}')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(new RegExp(`claims\\.${name}\\b`).test(words)).toBe(true);
  },
);
