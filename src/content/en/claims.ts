import { figuresIn } from '../claims.ts';
import { locale } from './language.ts';

const figures = figuresIn(locale);

export const claims = {
  ...figures,
  responseTime: `under ${figures.responseHours} hours`,
  responseTimeShort: `<${figures.responseHours}hrs`,
  replyWithin: `${figures.responseHours} hours`,
  siteLoadTime: `under ${figures.siteLoadSeconds} seconds`,
  smsResponseRate: `${figures.smsResponseFactor}x`,
};
