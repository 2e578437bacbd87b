import type { Figures, Phrases } from '#agency-types.ts';

/** The figures that the site claims. Without a line here the starter's figure counts. */
export const figures: Figures = {
  projectsCompleted: 200,
  averageRoiIncrease: 280, // percent
  clientSatisfaction: 99, // percent
  responseHours: 2, // You reply within so many hours.
  industriesServed: 25,
  researchShare: 20, // percent of your time
  supportHours: 24, // hours a day
  websiteWeeks: 1, // A website is built in less than so many weeks.
  siteLoadSeconds: 3,
  conversionIncrease: 340, // percent
  weeklyHoursSaved: 30,
  responseTimeReduction: 100, // percent
  supportCostReduction: 60, // percent
  appointmentShowUpIncrease: 180, // percent
  noShowReduction: 75, // percent
  weeklyHoursFreed: 20,
  smsOpenRate: 98, // percent
  smsResponseFactor: 5, // times as many answers as to an email
  cartAbandonmentReduction: 45, // percent
  monthlyEmailLeads: [500, 10_000], // from, to
  // The amounts of money between the options of the form's field `budget`.
  budgetLimits: { small: 5_000, medium: 10_000, large: 25_000, largest: 50_000 },
};

/** How sentences write figures and prices, in each language. */
export const phrases: Phrases = {
  // en: { responseTime: 'within {time}', pricePerMonth: '{amount} a month' },
};
