export const servicesPage = {
  inSearch: {
    title: 'AI Website and Automation Services',
    description:
      'From custom AI-powered websites to automated calls and texts: what you get with each service, results to expect, timelines and prices.',
  },
  title: 'Websites and automation that pull their weight',
  lead: 'Take one service or let all of them work together.',
  included: 'All services include free consultation and setup support.',
  jumpLinks: 'Services on this page',
  offered: "What's Offered",
  results: 'Results You Can Expect',
  timeline: 'Timeline',
  investment: 'Investment',
  choose: 'Get Started',
  closing: {
    title: 'Not sure which one comes first?',
    lead: 'Tell us where your day goes. You get a strategy made for your business, and can decide with it in hand.',
    action: 'Start Your Free Consultation',
  },
} as const;
