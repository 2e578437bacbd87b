import { phrases as yours } from '#agency/figures.ts';
import type { PhraseTexts } from '#agency-types.ts';
import { amounts, figuresIn } from './figures.ts';
import { fillBlanks } from './fill-blanks.ts';
import { localeOf } from './languages.ts';
import { pricesIn } from './price.ts';

/** Figures and prices as a language writes them. An agency may replace its phrases. */
export function factsOf(language: string, defaults: PhraseTexts) {
  const locale = localeOf(language);
  const phrases: PhraseTexts = { ...defaults, ...yours[language] };
  const figures = figuresIn(locale);
  const { websiteWeeks, siteLoadSeconds, smsResponseFactor } = figures;
  const { reply, replyInShort } = replyTimes(locale, figures.replyWithin);
  return {
    ...pricesIn(locale, phrases),
    figures: {
      ...figures,
      responseTime: fillBlanks(phrases.responseTime, { time: reply }),
      responseTimeShort: fillBlanks(phrases.responseTimeShort, { time: replyInShort }),
      websiteTime: fillBlanks(phrases.websiteTime, { time: websiteWeeks }),
      websiteTimeShort: fillBlanks(phrases.websiteTimeShort, { time: websiteWeeks }),
      siteLoadTime: fillBlanks(phrases.siteLoadTime, { time: siteLoadSeconds }),
      smsResponseRate: fillBlanks(phrases.smsResponseRate, { factor: smsResponseFactor }),
    },
  };
}

/** "2 hours" and "2hrs" are what the starter says, letter by letter. */
function replyTimes(locale: string, hours: string) {
  if (locale.startsWith('en')) return { reply: hours, replyInShort: hours.replace(' hour', 'hr') };
  const format = { style: 'unit', unit: 'hour', unitDisplay: 'short' } as const;
  return {
    reply: hours.replace(' ', '\u00A0'),
    replyInShort: amounts.responseHours.toLocaleString(locale, format),
  };
}
