import { factsOf } from '#content/words-kit.ts';
import { language } from './language.ts';

export const { figures, inCurrency, priceText } = factsOf(language, {
  responseTime: 'under {time}',
  responseTimeShort: '<{time}',
  websiteTime: 'less than {time}',
  websiteTimeShort: '<{time}',
  siteLoadTime: 'under {time}',
  smsResponseRate: '{factor}x',
  pricePerProject: 'starting at {amount}',
  pricePerMonth: 'starting at {amount}/month',
});
