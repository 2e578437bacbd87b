import { figuresIn } from '../figures.ts';
import { locale } from './language.ts';

const amounts = figuresIn(locale);

export const figures = {
  ...amounts,
  responseTime: `under ${amounts.replyWithin}`,
  responseTimeShort: `<${amounts.replyWithin.replace(' hour', 'hr')}`,
  websiteTimeShort: '<1 week',
  siteLoadTime: `under ${amounts.siteLoadSeconds}`,
  smsResponseRate: `${amounts.smsResponseFactor}x`,
};
