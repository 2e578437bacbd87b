import { factsOf } from '#content/words-kit.ts';
import { language } from './language.ts';

export const { figures, inCurrency, priceText } = factsOf(language, {
  responseTime: 'weniger als {time}',
  responseTimeShort: '<{time}',
  websiteTime: 'weniger als {time}',
  websiteTimeShort: '<{time}',
  siteLoadTime: 'unter {time}',
  smsResponseRate: '{factor}-fach',
  pricePerProject: 'ab {amount}',
  pricePerMonth: 'ab {amount} im Monat',
});
