import { globSync, readFileSync } from 'node:fs';
import { claims } from '#content/claims.ts';

const FIGURES_OF_THE_SPECIFICATION = [
  '200+',
  '280%',
  '99%',
  'under 2 hours',
  '25+',
  'under 3 seconds',
  '340%',
  '30+',
  '100%',
  '60%',
  '180%',
  '75%',
  '20+',
  '98%',
  '5x',
  '45%',
  '500-10,000+',
  '20%',
  '24/7',
];

test.each(FIGURES_OF_THE_SPECIFICATION)('%s is claimed', (figure) => {
  expect(Object.values(claims)).toContain(figure);
});

test('no figure is written anywhere in the content but among the claims', () => {
  const written = globSync('src/content/*.ts')
    .filter((file) => !file.endsWith('claims.ts'))
    .flatMap((file) =>
      FIGURES_OF_THE_SPECIFICATION.filter((figure) =>
        readFileSync(file, 'utf8').includes(figure),
      ).map((figure) => `${file}: ${figure}`),
    );
  expect(written).toEqual([]);
});

test.each(Object.keys(claims))('the claim %s is made on some page', (name) => {
  const words = globSync('src/{content,features}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(words).toMatch(new RegExp(`claims\\.${name}\\b`));
});
