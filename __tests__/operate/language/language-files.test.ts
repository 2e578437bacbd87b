import { withTextsBeside } from '../../../scripts/operate/language/beside.ts';
import { changedNames } from '../../../scripts/operate/language/changed-names.ts';
import { asAgencySays } from '../../../scripts/operate/language/edit-source.ts';
import { withLanguage } from '../../../scripts/operate/language/further-languages.ts';
import { withNeededNames } from '../../../scripts/operate/language/needed-names.ts';
import { outdatedIn } from '../../../scripts/operate/language/outdated.ts';

const yours = (words: string) => `export const words: EnglishWords = ${words};`;

test.each([
  [
    'its own text',
    "export const home = { title: 'Ours', lead: 'Ours' } as const;",
    "{ home: { title: inHours(2) }, other: { lead: '' } }",
    "export const home = { title: inHours(2), lead: 'Ours' } as const;",
  ],
  [
    'its own list',
    "export const statistics: readonly Statistic[] = [{ label: 'Ours' }];",
    '{ statistics: [] }',
    'export const statistics: readonly Statistic[] = [];',
  ],
  [
    'a text in place of a constant of ours',
    'export const about = {\n  further,\n};',
    '{ about: { further: [] } }',
    'export const about = {\n  further: [],\n};',
  ],
  [
    'a name of its own',
    "export const formFields = { name: 'Name' } as const;",
    "{ formFields: { city: 'City' } }",
    "export const formFields = { name: 'Name',\n  city: 'City', } as const;",
  ],
])('a file of words says what the agency says: %s', (_, ours, words, said) => {
  expect(asAgencySays(ours, yours(words), {})).toBe(said);
});

test('a file of words leaves out what the agency has removed, with its comment', () => {
  const ours = `export const choices = {
  /** What it may cost. */
  budget: { low: 'Low' },
  timeline: { asap: 'Soon', later: 'Later' },
};`;
  const listed = { choices: ['timeline'], 'choices.timeline': ['later'] };
  expect(asAgencySays(ours, yours('{}'), listed)).toBe(`export const choices = {
  timeline: { later: 'Later' },
};`);
});

test('a file has a line for each name of the agency that nobody has put into words', () => {
  const ours = "export const formFields = { name: 'Name' };";
  const listed = { formFields: ['name', 'city', 'vat-id', 'street'] };
  expect(asAgencySays(ours, yours("{ formFields: { city: 'City' } }"), listed)).toBe(
    "export const formFields = { name: 'Name',\n  city: 'City',\n  'vat-id': 'vat-id',\n  street: 'street', };",
  );
});

test('a file has a line for each choice of the agency that nobody has put into words', () => {
  const ours = "export const choices = { budget: { low: 'Low' } };";
  const listed = {
    choices: ['budget', 'size'],
    'choices.budget': ['low'],
    'choices.size': ['s', 'l'],
  };
  expect(asAgencySays(ours, yours('{}'), listed)).toBe(
    "export const choices = { budget: { low: 'Low' },\n  size: { s: 's', l: 'l' }, };",
  );
});

test('a translation is to lose what no page shows, and nothing that the agency lists', () => {
  const listed = { choices: ['budget', 'companySize'], 'choices.companySize': ['small'] };
  const ours = "export const choices = { budget: { low: 'Low', high: 'High' } };";
  const theirs = `export const choices = {
    budget: { low: 'Baixo' }, companySize: { small: 'Pequena', large: 'Grande' }, colour: { red: 'Vermelho' },
  };`;
  expect(changedNames(theirs, ours, listed)).toEqual({
    lacking: [['choices.budget.high', "'High'"]],
    needless: ['choices.colour'],
  });
});

test('a file imports what the texts of the agency name, and nothing that no text names', () => {
  const source = `import { offers, type Statistic } from '#content/words-kit.ts';
import { figures } from './figures.ts';

const further: readonly Statistic[] = [figures.support];

export const home = { title: offers[0].id, lead: priceText(1) };`;
  expect(
    withNeededNames(source, ['priceText', 'inCurrency']),
  ).toBe(`import { priceText } from './facts.ts';
import { offers } from '#content/words-kit.ts';
export const home = { title: offers[0].id, lead: priceText(1) };`);
});

test('each line with a text has the same line above it as a comment', () => {
  const source = `import { agency } from '#content/words-kit.ts';

export const home: Words<'home'> = {
  drawing: 'answer',
  title: 'Hello',
  rate: \`\${agency.name}\`,
  said: (count: number) =>
    count === 1 ? 'One' : String(count),
  terms: ['5', 'Free'],
} as const satisfies Record<'home', string>;`;
  const before = source.split('\n');
  const after = withTextsBeside(source).split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "  // title: 'Hello',",
    "    // count === 1 ? 'One' : String(count),",
    "  // terms: ['5', 'Free'],",
  ]);
});

test('a translated line is outdated once the first language says something else', () => {
  const translation =
    "{\n  // held: 'Held',\n  held: 'Retenue',\n  // late: 'Late',\n  late: 'Tard',\n}";
  const fresh =
    "{\n    // late: 'Late',\n    late: 'Late',\n  // held: 'Held back',\n  held: 'Held back',\n}";
  expect(outdatedIn(translation, fresh)).toEqual([{ line: 3, before: "// held: 'Held'," }]);
});

test('a further language is listed beside those that are there', () => {
  const delivered = "import type { FurtherLanguages } from '#agency-words.ts';\n// import * as fr";
  const french = withLanguage(delivered, 'fr');
  expect(french).toContain('FurtherLanguages<{ fr: typeof fr }> = { fr };');
  const both = withLanguage(french, 'pt-BR');
  expect(both).toContain("import * as ptBR from './pt-BR/all.ts';");
  expect(both).toContain("<{ fr: typeof fr; 'pt-BR': typeof ptBR }> = { fr, 'pt-BR': ptBR };");
  expect(withLanguage(both, 'fr')).toBe(both);
});
