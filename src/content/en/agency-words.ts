export const agencyWords = {
  tagline: 'Smart Business Starts Here',
  blurb: 'We build AI-powered websites and the automation behind them, so your team can get back to the work only people can do.',
} as const;
