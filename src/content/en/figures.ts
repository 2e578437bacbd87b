import { figuresIn } from '../figures.ts';
import { locale } from './language.ts';

const amounts = figuresIn(locale);

export const figures = {
  ...amounts,
  responseTime: `under ${amounts.responseHours} hours`,
  responseTimeShort: `<${amounts.responseHours}hrs`,
  websiteTimeShort: '<1 week',
  replyWithin: `${amounts.responseHours} hours`,
  siteLoadTime: `under ${amounts.siteLoadSeconds} seconds`,
  smsResponseRate: `${amounts.smsResponseFactor}x`,
};
