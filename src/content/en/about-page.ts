import { agency, drawnFigures, type Statistic } from '#content/words-kit.ts';
import { figures } from './figures.ts';

const further: readonly Statistic[] = [
  { figure: figures.industriesServed, label: 'Industries Served', drawing: drawnFigures.industriesServed },
];

export const aboutPage = {
  inSearch: {
    title: 'About Us',
    description: `The agency behind ${figures.projectsCompleted} projects in ${figures.industriesServed} industries: our mission, what we stand on, our track record and why clients choose us.`,
  },
  title: `About ${agency.name}`,
  /** The largest line of the page. Without it, the title is large. */
  question: 'What should your people not have to do?',
  lead: 'An agency for AI-powered websites and automation, built around that one question.',
  back: 'Back',
  mission: {
    title: 'Our mission',
    statement: 'We take repetitive work off people’s desks.',
    explanation:
      'Websites that sell, and automation that follows through, so that a business of any size can answer like a large one.',
  },
  values: {
    title: 'We talk people out of things',
    lead: 'Four principles decide what we build, and what we advise against.',
    /**
     * Words in the drawings of the list. features/about/values.tsx has what each `drawing` shows.
     */
    bigger: 'A bigger tool',
    simpler: 'A simpler answer',
    quartersOfDay: ['12 AM', '6 AM', '12 PM', '6 PM'],
    list: [
      {
        drawing: 'answer',
        title: 'Client-First Philosophy',
        text: 'We start from your goals, never from a tool. Where a simpler answer serves you better, it is the one you hear from us.',
      },
      {
        drawing: 'week',
        title: 'Innovation at Our Core',
        text: `${figures.researchShare} of team time goes into research and development. What we learn there goes into what we build for you.`,
      },
      {
        drawing: 'hours',
        title: 'Reliability You Can Trust',
        text: `${figures.support} support stands behind everything we launch. Automation works at night, and so does the help for it.`,
      },
      {
        drawing: 'channels',
        title: 'Scalable Solutions',
        text: 'Begin with one service and add the next when you need it. What we build grows with your customers, without a fresh start.',
      },
    ],
  },
  trackRecord: {
    title: 'Our track record',
    lead: `What the work has added up to so far, and how soon you hear from us: in ${figures.responseTime}.`,
    /** Figures beside those of the home page. */
    further,
  },
  whyChoose: {
    title: `Why choose ${agency.name}`,
    lead: 'Plenty of people can connect two tools. These are the reasons to let us do it.',
    points: [
      {
        evidence: figures.conversionIncrease,
        title: 'Results-Driven Approach',
        text: 'The average rise in conversions. We ask which number matters to you, and build for that one.',
      },
      {
        evidence: figures.websiteTimeShort,
        title: 'Lightning-Fast Delivery',
        text: 'For a custom website, from the first talk to the finished pages.',
      },
      {
        evidence: figures.industriesServed,
        title: 'Industry Expertise',
        text: 'Industries that have taught us what customers ask, and when they stop waiting.',
      },
      {
        evidence: figures.support,
        title: 'Ongoing Partnership',
        text: 'Support after launch, so that what we built keeps up with your business.',
      },
    ],
  },
  closing: {
    title: 'Which task would you never do again?',
    lead: `A free consultation, and within ${figures.replyWithin} a reply with a strategy made for your business.`,
    action: 'Start Your Free Consultation',
  },
} as const;
