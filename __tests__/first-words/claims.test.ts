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
