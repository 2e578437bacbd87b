import { phrases as yours } from '#agency/figures.ts';
import type { PhraseTexts } from '#agency-types.ts';
import { figuresIn } from '#content/figures.ts';
import { fillBlanks } from '#content/fill-blanks.ts';
import { pricesIn } from '#content/price.ts';
import { language, locale } from './language.ts';

const amounts = figuresIn(locale);

const phrases: PhraseTexts = {
  responseTime: 'weniger als {time}',
  responseTimeShort: '<{time}',
  websiteTime: 'weniger als {time}',
  websiteTimeShort: '<{time}',
  siteLoadTime: 'unter {time}',
  smsResponseRate: '{factor}-fach',
  pricePerProject: 'ab {amount}',
  pricePerMonth: 'ab {amount} im Monat',
  ...yours[language],
};

export const { inCurrency, priceText } = pricesIn(locale, phrases);

export const figures = {
  ...amounts,
  responseTime: fillBlanks(phrases.responseTime, { time: amounts.replyWithin.replace(' ', '\u00A0') }),
  responseTimeShort: fillBlanks(phrases.responseTimeShort, {
    time: amounts.replyWithin.replace(/Stunden?/, 'Std.'),
  }),
  websiteTime: fillBlanks(phrases.websiteTime, { time: amounts.websiteWeeks }),
  websiteTimeShort: fillBlanks(phrases.websiteTimeShort, { time: amounts.websiteWeeks }),
  siteLoadTime: fillBlanks(phrases.siteLoadTime, { time: amounts.siteLoadSeconds }),
  smsResponseRate: fillBlanks(phrases.smsResponseRate, { factor: amounts.smsResponseFactor }),
};
