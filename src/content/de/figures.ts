import { figuresIn } from '../figures.ts';
import { locale } from './language.ts';

const amounts = figuresIn(locale);

export const figures = {
  ...amounts,
  responseTime: `weniger als ${amounts.replyWithin.replace(' ', '\u00A0')}`,
  responseTimeShort: `<${amounts.replyWithin.replace(/Stunden?/, 'Std.')}`,
  websiteTimeShort: '<1 Woche',
  siteLoadTime: `unter ${amounts.siteLoadSeconds}`,
  smsResponseRate: `${amounts.smsResponseFactor}-fach`,
};
