import { daysOfWeek } from '#content/hours-in-words.ts';
import { ownLanguage } from '#content/languages.ts';
import { mergeWords } from '#content/merge-words.ts';
import { overEnglish } from '#content/words-by-language.ts';
import * as wordsKit from '#content/words-kit.ts';
import type { Words } from '#content/your-words.ts';

test('groups are merged; texts, functions and whole lists are replaced', () => {
  const defaults = { hero: { headline: 'Ours', terms: ['a', 'b'] }, said: () => 'ours' };
  const said = () => 'yours';
  expect(mergeWords(defaults, { hero: { headline: '', terms: ['c'] }, said })).toEqual({
    hero: { headline: '', terms: ['c'] },
    said,
  });
  expect(mergeWords(defaults, {})).toEqual(defaults);
});

test('what a further language does not say is English, but the desk has one language', () => {
  const yours = { homePage: { hero: { headline: 'Moins taper' } }, desk: { back: 'Retour' } };
  const aText = expect.any(String);
  const words = overEnglish(yours);
  expect(words).toMatchObject({
    homePage: { hero: { headline: 'Moins taper', lead: aText } },
    thankYou: { title: aText },
    desk: { back: 'Retour', title: aText },
  });
  expect(words).not.toHaveProperty('alerts');
});

test('what words of 1.0.0 import stays', () => {
  expect(Object.keys(wordsKit)).toEqual(
    expect.arrayContaining([
      'agency',
      'budgetLimits',
      'callHours',
      'daysKept',
      'daysOfWeek',
      'drawnFigures',
      'factsOf',
      'hoursInWords',
      'openHoursInWords',
      'legalEntity',
      'localeOf',
      'offers',
    ]),
  );
});

test('what is made of several words follows each of them', () => {
  const statistics = [{ figure: '7', label: 'Boats' }];
  const { homePage, aboutPage, sentRequest, unsentPage } = siteWords((words) => ({
    ...words,
    agencyWords: { ...words.agencyWords, tagline: 'We build boats' },
    homePage: { ...words.homePage, inSearch: { ...words.homePage.inSearch, title: '' } },
    statistics,
    thankYou: { ...words.thankYou, title: 'Ahoy' },
  }));
  expect(homePage.inSearch.title).toContain('We build boats');
  expect(homePage.whyUs.statistics).toEqual(statistics);
  expect(aboutPage.trackRecord.statistics).toEqual(expect.arrayContaining(statistics));
  expect(sentRequest.title).toContain('Ahoy');
  expect(unsentPage.notKept.title).toBe('Ahoy');
});

test.each([
  ['ar-EG', 'rtl'],
  ['de-DE', undefined],
])('a page in %s has the direction %s', (locale, dir) => {
  const { languageAttributes } = siteWords((words) => ({ ...words, locale }));
  expect(languageAttributes).toEqual({ lang: locale, dir });
});

test.each([
  ['pl-PL', 'niedz.'],
  ['pt-BR', 'dom.'],
  ['pt-PT', 'D'],
  ['ar-EG', 'ح'],
])('in %s a drawing calls Sunday %s', (locale, sunday) => {
  expect(daysOfWeek(locale, 'short')[0]).toBe(sunday);
});

test('words of a field or an option that the agency removed do not live on', () => {
  const removed = { 'removed-before': 'Removed' };
  const { choices, formFields, requestWords } = siteWords((words) => ({
    ...words,
    formFields: { ...words.formFields, ...removed },
    choices: { ...words.choices, removed, service: { ...words.choices.service, ...removed } },
  }));
  expect(formFields).not.toHaveProperty('removed-before');
  expect(choices).not.toHaveProperty('removed-before');
  expect(choices).not.toHaveProperty('removed');
  expect(choices.service).not.toHaveProperty('removed-before');
  expect(requestWords.labels).not.toHaveProperty('removed-before');
});

test('the name of a channel that the agency does not list does not live on', () => {
  jest.doMock('#content/channels.ts', () => ({ channels: ['chat', 'call'] }));
  const { homePage } = siteWords((words) => words);
  expect(Object.keys(homePage.hero.graph.outputs)).toEqual(['chat', 'call']);
});

test('a listed language without words is refused with the command that writes them', () => {
  jest.isolateModules(() => {
    jest.doMock('#content/languages.ts', () => ({
      ...jest.requireActual('#content/languages.ts'),
      languages: [{ code: 'xx' }],
    }));
    expect(() => require('#content/words.ts')).toThrow(
      /lists 'xx', .* npm run words -- --language xx/,
    );
  });
});

function siteWords(change: (words: Words) => Words) {
  let words: typeof import('#content/words.ts') | undefined;
  jest.isolateModules(() => {
    const { wordsByLanguage } = jest.requireActual('#content/words-by-language.ts');
    wordsByLanguage[ownLanguage] = change(wordsByLanguage[ownLanguage]);
    words = require('#content/words.ts');
  });
  if (!words) throw new Error('The words were not loaded.');
  return words.wordsIn(ownLanguage);
}
