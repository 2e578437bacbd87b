import { readable } from './readable.ts';

/** The first language's words with a mark, so that others show. */
export const MARKED = { code: 'eo', locale: 'eo-001', name: 'Esperanto' };

const MARK = '\u0323';
const KEPT = ['language', 'locale', 'drawing'];

function marked(words: unknown): unknown {
  if (typeof words === 'string' && !words.startsWith('/'))
    return words.replaceAll(/(?<!\{\w*)\p{L}/gu, `$&${MARK}`);
  if (typeof words === 'function')
    return (...given: unknown[]) => marked(Reflect.apply(words, undefined, given));
  if (Array.isArray(words)) return words.map(marked);
  if (words === null || typeof words !== 'object') return words;
  const mark = (key: string, word: unknown) => (KEPT.includes(key) ? word : marked(word));
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, mark(key, word)]));
}

export const markedModule = <Words extends object>(words: Words) =>
  marked({ ...words, language: MARKED.code, locale: MARKED.locale }) as Words;

const SAID = /\b(?:aria-label|alt|placeholder|title|content)="([^"]*)"/g;

export function unmarkedIn(html: string, known: readonly string[] = []) {
  const data = [...html.matchAll(/"(?:name|description|slogan|text)":"([^"]*)"/g)];
  const shown = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const texts = shown.replaceAll(/<\/?(i|wbr)\b[^>]*>/g, '').split(/<[^>]*>|\n/);
  const said = [...shown.matchAll(SAID), ...data].map(([, text = '']) => text);
  return [...texts, ...said]
    .map(readable)
    .map((text) => known.reduce((rest, name) => rest.replaceAll(name, ''), text))
    .map((text) => text.replaceAll(/&[#\w]+;/g, ''))
    .filter((text) => new RegExp(`\\p{L}(?!${MARK})`, 'u').test(text));
}
