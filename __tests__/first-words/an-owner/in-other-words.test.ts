import { globSync, readFileSync } from 'node:fs';
import { inOtherWords, inPseudoArabic } from './in-other-words.ts';

test('every file that says something says something else, and a list of files stays', () => {
  const files = globSync('src/content/*.ts').map((name) => ({
    name,
    text: readFileSync(name, 'utf8'),
  }));
  expect(files.length).toBeGreaterThan(8);
  const unchanged = files.filter((file) => inOtherWords(file.text) === file.text);
  expect(unchanged.map(({ name }) => name)).toEqual([
    'src/content/logo.ts',
    'src/content/text-pages.ts',
  ]);
});

test('in another language no word is left of what it said, and what a program reads stays', () => {
  const source = `locale: 'en-US', title: 'Our zeal', href: '/#zeal', icon: 'chat', amount: 997,
    text: \`Over \${claims.support} a day\`, mail: \`mailto:\${email}\`, email: 'hello@agency.example'`;
  const said = inPseudoArabic(source);
  expect(said.match(/[a-z]+/gi)).toEqual(
    'locale ar EG title href zeal icon chat amount text claims support mail mailto email email hello agency example'.split(
      ' ',
    ),
  );
  expect(said).toContain('amount: 997');
});
