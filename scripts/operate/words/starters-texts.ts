import type { Text } from './texts.ts';

/** Words that praise the starter's agency. All others explain the form, a call or a mail, and suit any agency. */
const SELLING = [
  'agencyWords',
  'homePage',
  'statistics',
  'serviceWords',
  'servicesPage',
  'aboutPage',
  'testimonials',
  'consultationPage',
  'conversation',
];

export const isSelling = ({ name }: Text) => SELLING.includes(firstName(name));

/** The texts that an owner has not written, selling pages first. */
export const startersTexts = (texts: readonly Text[], yours: unknown) =>
  texts
    .filter(({ name }) => valueAt(name, yours) === undefined)
    .toSorted((a, b) => placeOf(a) - placeOf(b));

/** Selling texts come first. */
const placeOf = (text: Text) =>
  isSelling(text) ? SELLING.indexOf(firstName(text.name)) : SELLING.length;
const firstName = (name: string) => name.split('.')[0] ?? '';

/** What stands at a name such as `homePage.hero.lead`. A list or a text stands for all below it. */
export function valueAt(name: string, words: unknown) {
  let value = words;
  for (const key of name.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    value = Object.entries(value).find(([other]) => other === key)?.[1];
  }
  return value;
}
