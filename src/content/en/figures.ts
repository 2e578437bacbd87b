import { phrases as yours } from '#agency/figures.ts';
import type { PhraseTexts } from '#agency-types.ts';
import { figuresIn } from '#content/figures.ts';
import { fillBlanks } from '#content/fill-blanks.ts';
import { pricesIn } from '#content/price.ts';
import { language, locale } from './language.ts';

const amounts = figuresIn(locale);

const phrases: PhraseTexts = {
  responseTime: 'under {time}',
  responseTimeShort: '<{time}',
  websiteTime: 'less than {time}',
  websiteTimeShort: '<{time}',
  siteLoadTime: 'under {time}',
  smsResponseRate: '{factor}x',
  pricePerProject: 'starting at {amount}',
  pricePerMonth: 'starting at {amount}/month',
  ...yours[language],
};

export const { inCurrency, priceText } = pricesIn(locale, phrases);

export const figures = {
  ...amounts,
  responseTime: fillBlanks(phrases.responseTime, { time: amounts.replyWithin }),
  responseTimeShort: fillBlanks(phrases.responseTimeShort, {
    time: amounts.replyWithin.replace(' hour', 'hr'),
  }),
  websiteTime: fillBlanks(phrases.websiteTime, { time: amounts.websiteWeeks }),
  websiteTimeShort: fillBlanks(phrases.websiteTimeShort, { time: amounts.websiteWeeks }),
  siteLoadTime: fillBlanks(phrases.siteLoadTime, { time: amounts.siteLoadSeconds }),
  smsResponseRate: fillBlanks(phrases.smsResponseRate, { factor: amounts.smsResponseFactor }),
};
