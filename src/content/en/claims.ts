import { figuresIn } from '../claims.ts';
import { locale } from './language.ts';

const figures = figuresIn(locale);

export const claims = {
  ...figures,
  responseTime: `under ${figures.responseHours} hours`,
  responseTimeShort: `<${figures.responseHours}hrs`,
  websiteTimeShort: '<1 week',
  replyWithin: `${figures.responseHours} hours`,
  siteLoadTime: `under ${figures.siteLoadSeconds} seconds`,
  smsResponseRate: `${figures.smsResponseFactor}x`,
};
