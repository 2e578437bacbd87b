import type { Figures, Phrases } from '#agency-types.ts';

/** What the sentences claim. A figure that is not listed here has the starter's amount. */
export const figures: Figures = {
  projectsCompleted: 200,
  averageRoiIncrease: 280,
  clientSatisfaction: 99,
  responseHours: 2,
  industriesServed: 25,
  researchShare: 20,
  supportHours: 24,
  websiteWeeks: 1,
  siteLoadSeconds: 3,
  conversionIncrease: 340,
  weeklyHoursSaved: 30,
  responseTimeReduction: 100,
  supportCostReduction: 60,
  appointmentShowUpIncrease: 180,
  noShowReduction: 75,
  weeklyHoursFreed: 20,
  smsOpenRate: 98,
  smsResponseFactor: 5,
  cartAbandonmentReduction: 45,
  monthlyEmailLeads: [500, 10_000],
  budgetLimits: { small: 5_000, medium: 10_000, large: 25_000, largest: 50_000 },
};

/** How sentences write them, such as `en: { responseTime: 'within {time}' }`. */
export const phrases: Phrases = {};
