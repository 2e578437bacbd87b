import { figuresIn } from '../figures.ts';
import { locale } from './language.ts';

const amounts = figuresIn(locale);

export const figures = {
  ...amounts,
  responseTime: `weniger als ${amounts.responseHours}\u00A0Stunden`,
  responseTimeShort: `<${amounts.responseHours} Std.`,
  websiteTimeShort: '<1 Woche',
  replyWithin: `${amounts.responseHours} Stunden`,
  siteLoadTime: `unter ${amounts.siteLoadSeconds} Sekunden`,
  smsResponseRate: `${amounts.smsResponseFactor}-fach`,
};
