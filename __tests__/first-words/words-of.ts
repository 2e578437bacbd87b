import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { agency } from '#content/agency.ts';

const { locale } = agency;
const WORD = /[\p{L}\p{M}]{2,}/gu;

const wordsOf = (text: string) => text.toLocaleLowerCase(locale).match(WORD) ?? [];

/** Every word that the language itself has for days, months, times and zones. */
function wordsOfDates() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return Array.from({ length: 12 }, (_, month) =>
    (['short', 'long'] as const).flatMap((width) =>
      [0, 1, 2, 3, 4, 5, 6].map((day) =>
        new Date(2026, month, 1 + day, 11 + day).toLocaleString(locale, {
          weekday: width,
          month: width,
          day: 'numeric',
          hour: 'numeric',
          timeZone: zone,
          timeZoneName: day % 2 ? 'long' : 'longGeneric',
        }),
      ),
    ),
  ).flat();
}

/** What an owner may write: the texts of `src/content`, what stands in quotes there. */
const texts = globSync('src/content/*.ts').flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(
      /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    ),
    ([text]) => text,
  ),
);
const full = (style: 'full') =>
  new Date().toLocaleString(locale, { dateStyle: style, timeStyle: style });
const known = new Set(
  [...texts, ...wordsOfDates(), full('full'), locale, agency.currency, 'UTC GMT'].flatMap(wordsOf),
);

/** Names that programs read, and what a visitor has typed. */
const NO_WORDS =
  /https?:\S+|\S+@\S+|\/[\w/-]+|\b(?:json|schema|org|Ada|Lovelace|We sell engines|html|width|device|initial|scale)\b/g;

export const strangersIn = (texts: readonly string[]) =>
  texts.flatMap((text) => wordsOf(text.replace(NO_WORDS, ' '))).filter((word) => !known.has(word));

/** Everything that a visitor can see, hear or be told of a page. */
export async function toldBy(page: Page) {
  return page.evaluate(() => {
    const told = [document.title];
    const spoken = 'alt aria-description aria-label placeholder title aria-roledescription'.split(
      ' ',
    );
    const meta =
      '[name=description], [property^="og:"]:not([property="og:type"]):not([property="og:image:type"]), [name="twitter:title"], [name="twitter:description"]';
    for (const element of document.querySelectorAll(`meta:is(${meta})`))
      told.push(element.getAttribute('content') ?? '');
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of spoken) told.push(element.getAttribute(name) ?? '');
      if (element.matches('script[type="application/ld+json"]')) {
        JSON.parse(element.textContent, (key, value) => {
          if (typeof value === 'string' && !/^@|^(unitCode|billingDuration|inLanguage)$/.test(key))
            told.push(value);
          return value;
        });
      }
      if (element.matches('script, style, noscript, template, [data-typed]')) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && element.localName !== 'i')
          told.push(node.textContent ?? '');
    }
    return told;
  });
}
