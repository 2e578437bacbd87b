import { globSync, readFileSync } from 'node:fs';
import { inOtherWords, inPseudoArabic } from './in-other-words.ts';

test.each([
  ["  title: 'Our zeal',", "  title: 'zeal Our',"],
  ['  lead: "What\'s new",', '  lead: "new What\'s",'],
  [`text: \`Over \${claims.support} a day\`,`, `text: \`Pwfs \${claims.support} day a\`,`],
  ["  price: { amount: 997, per: 'month' },", "  price: { amount: 118, per: 'month' },"],
  [`href: \`mailto:\${email}\`,`, `href: \`mailto:\${email}\`,`],
  ["  phone: '+1 202 555 0142',", "  phone: '+2 313 666 1253',"],
])('%s becomes %s', (before, after) => {
  expect(inOtherWords(before)).toBe(after);
});

test.each([
  "import { claims } from './claims.ts';",
  "  { label: headline, href: '/#services' },",
  "  id: 'website',",
  "  scene: 'inbox' | 'chat',",
  "  return per === 'month' ? monthly : once;",
  "const inDollars = new Intl.NumberFormat('en-US', {",
  "  style: 'currency',",
  `  \`\${pages.consultation}?service=\${id}\`;`,
  '/** What it says in 2 words: `nothing`. */',
])('%s stays: a program reads it', (line) => {
  expect(inOtherWords(line)).toBe(line);
});

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
