/** Figures that are also drawn. `dots` show a count, `bars` an increase in percent, `cells` a percentage, `dial` hours up to 12 (ui/figure-drawing.tsx). Figures without a `shape` are drawn by features/about/values.tsx. */
export const drawnFigures = {
  projectsCompleted: { amount: 200, shape: 'dots' },
  averageRoiIncrease: { amount: 280, shape: 'bars' },
  clientSatisfaction: { amount: 99, shape: 'cells' },
  responseHours: { amount: 2, shape: 'dial' },
  industriesServed: { amount: 25, shape: 'dots' },
  researchShare: { amount: 20 },
  supportHours: { amount: 24 },
} as const;

/** All figures that pages claim, except prices and the duration of a project. */
export function figuresIn(locale: string) {
  const number = (value: number) => value.toLocaleString(locale);
  const inUnits = (value: number, unit: 'hour' | 'second') =>
    value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
  // In some languages a space precedes the sign. A narrow one keeps large figures together.
  const percent = (value: number) =>
    (value / 100)
      .toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
      .replace('\u00a0', '\u202f');
  return {
    projectsCompleted: `${number(drawnFigures.projectsCompleted.amount)}+`,
    averageRoiIncrease: percent(drawnFigures.averageRoiIncrease.amount),
    clientSatisfaction: percent(drawnFigures.clientSatisfaction.amount),
    replyWithin: inUnits(drawnFigures.responseHours.amount, 'hour'),
    industriesServed: `${number(drawnFigures.industriesServed.amount)}+`,
    siteLoadSeconds: inUnits(3, 'second'),
    conversionIncrease: percent(340),
    weeklyHoursSaved: `${number(30)}+`,
    responseTimeReduction: percent(100),
    supportCostReduction: percent(60),
    appointmentShowUpIncrease: percent(180),
    noShowReduction: percent(75),
    weeklyHoursFreed: `${number(20)}+`,
    smsOpenRate: percent(98),
    smsResponseFactor: number(5),
    cartAbandonmentReduction: percent(45),
    monthlyEmailLeads: `${number(500)}-${number(10_000)}+`,
    researchShare: percent(drawnFigures.researchShare.amount),
    support: `${drawnFigures.supportHours.amount}/7`,
  };
}
