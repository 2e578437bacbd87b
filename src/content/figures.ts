import { figures as yours } from '#agency/figures.ts';
import type { Amounts } from '#agency-types.ts';

export const startersAmounts: Amounts = {
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

/** The starter's amounts count for figures that the agency does not list. */
export const amounts: Amounts = { ...startersAmounts, ...yours };

export const { budgetLimits } = amounts;

/**
 * Figures that are also drawn. `dots` show a count, `bars` an increase in percent, `cells` a
 * percentage, `dial` hours up to 12. Figures without a `shape` are drawn in the values of the about
 * page.
 */
export const drawnFigures = {
  projectsCompleted: { amount: amounts.projectsCompleted, shape: 'dots' },
  averageRoiIncrease: { amount: amounts.averageRoiIncrease, shape: 'bars' },
  clientSatisfaction: { amount: amounts.clientSatisfaction, shape: 'cells' },
  responseHours: { amount: amounts.responseHours, shape: 'dial' },
  industriesServed: { amount: amounts.industriesServed, shape: 'dots' },
  researchShare: { amount: amounts.researchShare },
  supportHours: { amount: amounts.supportHours },
} as const;

export type Statistic = {
  figure: string;
  label: string;
  drawing?: { amount: number; shape: 'dots' | 'bars' | 'cells' | 'dial' };
};

/** All figures that pages claim, except prices. */
export function figuresIn(locale: string) {
  const number = (value: number) => value.toLocaleString(locale);
  const inUnits = (value: number, unit: 'hour' | 'second' | 'week') =>
    value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
  // In some languages a space precedes the sign. A narrow one keeps large figures together.
  const percent = (value: number) =>
    (value / 100)
      .toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
      .replace('\u00a0', '\u202f');
  return {
    projectsCompleted: `${number(amounts.projectsCompleted)}+`,
    averageRoiIncrease: percent(amounts.averageRoiIncrease),
    clientSatisfaction: percent(amounts.clientSatisfaction),
    replyWithin: inUnits(amounts.responseHours, 'hour'),
    industriesServed: `${number(amounts.industriesServed)}+`,
    websiteWeeks: inUnits(amounts.websiteWeeks, 'week'),
    siteLoadSeconds: inUnits(amounts.siteLoadSeconds, 'second'),
    conversionIncrease: percent(amounts.conversionIncrease),
    weeklyHoursSaved: `${number(amounts.weeklyHoursSaved)}+`,
    responseTimeReduction: percent(amounts.responseTimeReduction),
    supportCostReduction: percent(amounts.supportCostReduction),
    appointmentShowUpIncrease: percent(amounts.appointmentShowUpIncrease),
    noShowReduction: percent(amounts.noShowReduction),
    weeklyHoursFreed: `${number(amounts.weeklyHoursFreed)}+`,
    smsOpenRate: percent(amounts.smsOpenRate),
    smsResponseFactor: number(amounts.smsResponseFactor),
    cartAbandonmentReduction: percent(amounts.cartAbandonmentReduction),
    monthlyEmailLeads: `${amounts.monthlyEmailLeads.map(number).join('-')}+`,
    researchShare: percent(amounts.researchShare),
    support: `${amounts.supportHours}/7`,
  };
}
