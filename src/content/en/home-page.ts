import { drawnFigures, offers, type Statistic } from '#content/words-kit.ts';
import { figures, priceText } from './figures.ts';

export const statistics: readonly Statistic[] = [
  { figure: figures.projectsCompleted, label: 'Projects Completed', drawing: drawnFigures.projectsCompleted },
  { figure: figures.averageRoiIncrease, label: 'Average ROI Increase', drawing: drawnFigures.averageRoiIncrease },
  { figure: figures.clientSatisfaction, label: 'Client Satisfaction', drawing: drawnFigures.clientSatisfaction },
  { figure: figures.responseTimeShort, label: 'Response Time', drawing: drawnFigures.responseHours },
];

export const homePage = {
  inSearch: {
    /** If it is empty, the title is the agency's name and tagline. */
    title: '',
    description:
      'AI-powered websites, email marketing, chatbots, phone callers and text messaging for businesses that want their day back. Begin with a free consultation.',
  },
  hero: {
    /** From about 48 letters on it takes a third line on a desktop. */
    headline: 'Building the Future of Business Automation',
    lead: `For businesses in ${figures.industriesServed} industries: websites that sell, and AI that answers messages, emails, chats and calls. Your team gets its day back.`,
    /** Leads to the service with the scene 'browser', or else to the first one. */
    buildWebsite: 'Build My Website',
    exploreSolutions: 'Explore AI Solutions',
    /** The line under the buttons: cost, response time and the lowest price of a website. */
    terms: [
      'Free consultation',
      `reply within ${figures.replyWithin}`,
      `websites ${priceText(offers[0].price)}`,
    ],
    /** Below the days, of which a visitor chooses the one that all drawings show. */
    chooseDayOfDrawings: 'Try another day.',
    graph: {
      description:
        'A customer asks for an appointment. The question reaches an AI, and by website, email, chat, call or text comes one answer: it is booked.',
      /** Whose question it is, and when: the hour of the website in `conversation`. */
      when: 'Your customer, {hour}',
      /** The label of the answer, so that no visitor takes it for a booking of their own. */
      example: 'Example',
      /** The days follow, as buttons. */
      question: 'Do you have time on …?',
      /** On phones there is room for about eight letters. */
      outputs: {
        website: 'Website',
        email: 'Email',
        chat: 'Chat',
        call: 'Call',
        text: 'Text',
      },
    },
  },
  /**
   * What the visitor does while the drawings' conversation goes on, at the hours that the drawings
   * show. Leave one empty to remove it.
   */
  meanwhile: {
    atNight: 'You are asleep.',
    inTheMorning: 'You are on your way.',
    onTheDay: 'Your customer walks in.',
  },
  services: {
    title: 'A website that sells. Automation that follows up.',
    lead: 'Start with one service or run them all. Each is set up for your business and works with the others.',
    /** Leads to the first service. */
    startFeatured: 'Start My Website',
  },
  whyUs: {
    title: 'Stop answering the same question twice',
    lead: 'What our clients see once the routine work runs by itself.',
    /** The link under the figures, or ''. */
    meetUs: 'Meet the agency',
    timeline: [
      { title: 'Founded', text: 'A small team with one idea: routine work belongs to machines.' },
      { title: 'Early Projects', text: 'First websites, and first lessons in what clients need.' },
      { title: 'AI Integration', text: 'AI moves into every build, from first draft to first reply.' },
      { title: 'Full-Service Agency', text: 'Websites, email, chat, calls and texts from one team.' },
    ],
  },
  contact: {
    title: 'Tell us what slows you down',
    lead: `You get a free consultation and an automation strategy made for your business. We reply within ${figures.replyWithin}.`,
    action: 'Get My Free Consultation',
  },
} as const;
