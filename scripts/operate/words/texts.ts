/** `name` and `file` are those with which an owner says it otherwise. */
export type Text = { name: string; said: string; file: string; isInList?: boolean };

const BLANKS = ['{…}', '{…}', '{…}'];

const NOT_SAID = [
  'address',
  'drawing',
  'figures',
  'icon',
  'inCurrency',
  'language',
  'locale',
  'priceText',
];

/** A list has one name, because an owner replaces it whole. */
export function textsIn(words: unknown, file: string, name = ''): Text[] {
  if (typeof words === 'string') return isSaid(words) ? [{ name, said: words, file }] : [];
  if (typeof words === 'number') return [{ name, said: String(words), file }];
  if (typeof words === 'function')
    return [{ name, said: String(Reflect.apply(words, undefined, BLANKS)), file }];
  if (typeof words !== 'object' || words === null) return [];
  if (Array.isArray(words)) return words.flatMap((entry) => textsInEntry(entry, file, name));
  return Object.entries(words)
    .filter(([key]) => !NOT_SAID.includes(key))
    .flatMap(([key, member]) => textsIn(member, file, name ? `${name}.${key}` : key));
}

const textsInEntry = (entry: unknown, file: string, name: string) =>
  textsIn(entry, file).map((text) => ({ ...text, name, isInList: true }));

const isSaid = (text: string) => text !== '' && !text.startsWith('/');
