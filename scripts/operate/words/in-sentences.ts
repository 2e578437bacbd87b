import { findAmounts, findTexts } from './find-texts.ts';
import {
  amountsOfSite,
  englishWords,
  startersClaims,
  startersWords,
  textsOfSite,
} from './site-texts.ts';
import { isSelling } from './starters-texts.ts';
import type { Text } from './texts.ts';

const LINE = 100;

export function describeTextsThatSay(sentence: string) {
  const texts = findTexts(sentence, textsOfSite).map(
    (text) => `${text.file}: ${textToWrite(text)}\n  now: ${onOneLine(text.said)}`,
  );
  const amounts = findAmounts(sentence, amountsOfSite).map(
    ({ file, name, said }) => `${file}: perhaps ${name}\n  now: ${said}`,
  );
  return [...texts, ...amounts].join('\n');
}

function textToWrite({ name, isInList }: Text) {
  const keys = name.split('.').map((key) => (/^[a-z]\w*$/i.test(key) ? key : `'${key}'`));
  const [last, ...groups] = keys.toReversed();
  const entry = `${last}: ${isInList ? '[the whole list]' : "'…'"}`;
  return groups.reduce((inner, group) => `${group}: { ${inner} }`, entry);
}

export function overview() {
  const { contacts, prices, figures } = startersClaims();
  const words = startersWords();
  const selling = words.filter(isSelling);
  const left = Map.groupBy([...contacts, ...prices, ...figures, ...selling], ({ file }) => file);
  const english = Map.groupBy(englishWords(), ({ file }) => `${file} lacks these words of English`);
  const groups = [...left, ...english].map(([title, texts]) =>
    [title, ...linesOf(texts), ''].join('\n'),
  );
  return [
    ...(groups.length > 0 ? groups : ["No page that sells says anything of the starter's.\n"]),
    `Form, calls, mails and desk have ${words.length - selling.length} texts of the starter, ` +
      'which suit any agency.',
    'To find a text: npm run words -- "some words of it"',
  ].join('\n');
}

function linesOf(texts: readonly Text[]) {
  const byName = Map.groupBy(texts, ({ name }) => name);
  const width = Math.max(...texts.map(({ name }) => name.length));
  return [...byName].map(([name, entries]) => {
    const said = entries.map((entry) => entry.said).join(' | ');
    return onOneLine(`  ${name.padEnd(width)}  ${said}`).slice(0, LINE);
  });
}

const onOneLine = (text: string) => text.replaceAll('\n', ' ');
