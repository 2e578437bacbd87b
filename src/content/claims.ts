/** Every figure that the site claims. No other file of the content may claim one. */
export function figuresIn(locale: string) {
  const number = (value: number) => value.toLocaleString(locale);
  const percent = (value: number) =>
    (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    projectsCompleted: `${number(200)}+`,
    averageRoiIncrease: percent(280),
    clientSatisfaction: percent(99),
    responseHours: number(2),
    industriesServed: `${number(25)}+`,

    siteLoadSeconds: number(3),
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

    researchTime: percent(20),
    support: '24/7',
  };
}
