import { readable } from './readable.ts';

/** A language that no owner of a test offers: it has the first language's words, marked. */
export const MARKED = { code: 'eo', locale: 'eo', name: 'Esperanto' };

const MARK = '\u0323';
const KEPT = ['language', 'locale', 'drawing'];

/** Puts a dot below each letter, except in `{names}` of templates and in ids. */
function marked<T>(words: T): T {
  const mark = (value: unknown): unknown => {
    if (typeof value === 'string' && !value.startsWith('/'))
      return value.replaceAll(/\{\w+\}|\p{L}/gu, (match) =>
        match.length > 2 ? match : match + MARK,
      );
    if (typeof value === 'function')
      return (...given: unknown[]) => mark(Reflect.apply(value, undefined, given));
    if (Array.isArray(value)) return value.map(mark);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, each]) => [
      key,
      KEPT.includes(key) ? each : mark(each),
    ]);
    return Object.fromEntries(entries);
  };
  return mark(words) as T;
}

export const markedModule = <Words extends object>(words: Words) =>
  marked({ ...words, language: MARKED.code, locale: MARKED.locale });

const SAID = /\b(?:aria-label|alt|placeholder|title|content)="([^"]*)"/g;

/** Texts of a page, for people or machines, with letters that have no dot below. */
export function unmarkedIn(html: string, known: readonly string[] = []) {
  const data = [...html.matchAll(/"(?:name|description|slogan|text)":"([^"]*)"/g)];
  const shown = html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/g, '');
  const texts = shown
    .replaceAll(/<\/?(i|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split(/\n+/);
  const said = [...shown.matchAll(SAID), ...data].map(([, text = '']) => text);
  return [...texts, ...said]
    .map(readable)
    .map((text) => known.reduce((rest, each) => rest.replaceAll(each, ''), text))
    .map((text) => text.replaceAll(/&[#\w]+;/g, ''))
    .filter((text) => new RegExp(`\\p{L}(?!${MARK})`, 'u').test(text));
}
