import { figuresIn } from '../claims.ts';
import { locale } from './language.ts';

const figures = figuresIn(locale);

export const claims = {
  ...figures,
  responseTime: `weniger als ${figures.responseHours} Stunden`,
  responseTimeShort: `<${figures.responseHours} Std.`,
  websiteTimeShort: '<1 Woche',
  replyWithin: `${figures.responseHours} Stunden`,
  siteLoadTime: `unter ${figures.siteLoadSeconds} Sekunden`,
  smsResponseRate: `${figures.smsResponseFactor}-fach`,
};
