/** Replaces `src/content/languages.ts`. "de" has the marked words. */
export const languages = [
  { code: 'en', locale: 'en-US', name: 'English' },
  { code: 'de', locale: 'de-DE', name: 'Deutsch' },
];
export const ownLanguage = 'en';
export const localeOf = (code: string) => languages.find((each) => each.code === code)?.locale;
export const prefixOf = (code: string) => (code === ownLanguage ? '' : `/${code}`);

const MARK = '\u0323';
const KEPT = ['language', 'locale', 'id', 'icon', 'shape', 'href', 'pages'];

/** Puts a dot below each letter, except in `{names}` of templates and in ids. */
export function marked<T>(words: T): T {
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

export const markedModule = (words: Record<string, unknown>) =>
  marked({ ...words, language: 'de', locale: 'de-DE' });

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
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .split(/\n+/);
  const said = [...shown.matchAll(SAID), ...data].map(([, text = '']) => text);
  return [...texts, ...said]
    .map((text) => known.reduce((rest, each) => rest.replaceAll(each, ''), text))
    .map((text) => text.replaceAll(/&[#\w]+;/g, ''))
    .filter((text) => new RegExp(`\\p{L}(?!${MARK})`, 'u').test(text));
}
