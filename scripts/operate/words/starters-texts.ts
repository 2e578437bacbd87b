import type { Text } from './texts.ts';

/** Other words explain the form, a call, a mail or the desk, and suit any agency. */
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

export const startersTexts = (texts: readonly Text[], yours: unknown) =>
  texts
    .filter(({ name }) => valueAt(name, yours) === undefined)
    .toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = (text: Text) =>
  isSelling(text) ? SELLING.indexOf(firstName(text.name)) : SELLING.length;
const firstName = (name: string) => name.split('.')[0] ?? '';

export function valueAt(name: string, words: unknown) {
  let value = words;
  for (const key of name.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    value = Object.entries(value).find(([other]) => other === key)?.[1];
  }
  return value;
}
