import { agency } from './agency.ts';

/** The promised response time in hours. Every mention of it comes from here. */
const RESPONSE_HOURS = (2).toLocaleString(agency.locale);

/** Every figure that the site claims. No other file may claim a number. */
export const claims = {
  projectsCompleted: '200+',
  averageRoiIncrease: '280%',
  clientSatisfaction: '99%',
  responseTime: `under ${RESPONSE_HOURS} hours`,
  responseTimeShort: `<${RESPONSE_HOURS}hrs`,
  replyWithin: `${RESPONSE_HOURS} hours`,
  industriesServed: '25+',

  siteLoadTime: 'under 3 seconds',
  conversionIncrease: '340%',
  weeklyHoursSaved: '30+',
  responseTimeReduction: '100%',
  supportCostReduction: '60%',
  appointmentShowUpIncrease: '180%',
  noShowReduction: '75%',
  weeklyHoursFreed: '20+',
  smsOpenRate: '98%',
  smsResponseRate: '5x',
  cartAbandonmentReduction: '45%',
  monthlyEmailLeads: '500-10,000+',

  researchTime: '20%',
  support: '24/7',
} as const;
