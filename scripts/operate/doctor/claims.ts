import type { Text } from '../words/texts.ts';
import { advice, wrong } from './finding.ts';

type Claims = Readonly<Record<'contacts' | 'prices' | 'figures', readonly Text[]>>;

/** Visitors take what the starter invented for facts. */
export function examineClaims(siteUrl: string | undefined, { contacts, prices, figures }: Claims) {
  const left = [
    ...contacts.map(({ name }) => name),
    ...(prices.length > 0 ? [`prices (${prices.length})`] : []),
    ...(figures.length > 0 ? [`figures (${figures.length})`] : []),
  ];
  if (!siteUrl || left.length === 0) return [];
  const sentence =
    `The site still says what the starter invented: ${left.join(', ')}. ` +
    'Write your own, or what is true. `npm run words` lists them, and the words of the starter.';
  return [contacts.length > 0 ? wrong(sentence) : advice(sentence)];
}
