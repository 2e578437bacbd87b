import type { ServiceWords } from '#content/words-kit.ts';
import { figures } from './figures.ts';

export const serviceWords = {
  website: {
    title: 'Custom AI-Powered Websites',
    inForm: 'Custom AI-Powered Website',
    subtitle: 'Designed to sell, wired to answer',
    description:
      'We design and build your website from a blank page, then connect it to the tools your team already uses. Visitors find what they need, ask a question and reach you in one step.',
    features: [
      'A design of your own, no templates',
      'An AI assistant that answers on the page',
      'Copy and structure written to convert',
      'Forms that land in your CRM and inbox',
      'Markup and metadata that search engines read',
      'At home on phone, tablet and desktop',
    ],
    benefits: [
      { figure: figures.conversionIncrease, text: 'average conversion increase' },
      { figure: figures.siteLoadTime, text: 'for your site to load' },
      { text: 'Each inquiry reaches the right person, with its context' },
    ],
    timeline: figures.websiteTime,
  },
  email: {
    title: 'Email Marketing Automation',
    subtitle: 'Follow-up that never forgets',
    description:
      'Each lead gets the right email at the right moment, from the first hello to the signed deal. You talk to the people who are ready; the automation keeps the others warm.',
    features: [
      'Welcome and nurture sequences, written for you',
      'Lists that sort themselves by what people do',
      'Lead scoring that shows who is ready to buy',
      'Tests of subject lines and offers',
      'Your CRM and calendar kept in step',
      'Figures in plain language',
    ],
    benefits: [
      { figure: figures.weeklyHoursSaved, text: 'hours per week saved on manual follow-up' },
      { text: 'No lead goes cold because somebody was busy' },
      { text: 'Your team talks to people who are ready to buy' },
    ],
    timeline: '2-4 weeks',
    note: {
      figure: figures.monthlyEmailLeads,
      text: `Can generate ${figures.monthlyEmailLeads} qualified leads per month depending on budget.`,
    },
  },
  chatbot: {
    title: 'Customer Service Chatbots',
    subtitle: 'An answer the moment someone asks',
    description:
      'A chatbot trained on your own documents replies in your tone, at any hour, and hands the conversation to a person when a person is needed.',
    features: [
      'Trained on your site, documents and policies',
      'One assistant for your site and messaging apps',
      'Order, booking and account questions looked up',
      'Handover to your team with the full history',
      'Replies in the language of the customer',
      'Learns from the questions that it could not answer',
    ],
    benefits: [
      { figure: figures.responseTimeReduction, text: 'reduction in response time' },
      { figure: figures.supportCostReduction, text: 'lower support costs' },
      { text: 'Your team keeps its time for the hard questions' },
    ],
    timeline: '1 week setup',
  },
  phone: {
    title: 'Automated Phone Callers',
    subtitle: 'Calls that make and take themselves',
    description:
      'An AI voice confirms appointments, calls new leads back and picks up when your line is busy. It speaks for your business and writes down what was said.',
    features: [
      'Appointment reminders and confirmations',
      'Rescheduling on the call, straight into your calendar',
      'New leads called back while they are interested',
      'A natural voice and a script that you approve',
      'Transcript and summary of every call',
      'Transfer to a person on request',
    ],
    benefits: [
      { figure: figures.appointmentShowUpIncrease, text: 'more appointment show-ups' },
      { figure: figures.noShowReduction, text: 'fewer no-shows' },
      { figure: figures.weeklyHoursFreed, text: 'hours per week freed for your team' },
    ],
    timeline: '1 week setup',
  },
  messaging: {
    title: 'Automated DMs & Text Messaging',
    inForm: 'DMs & Text Messaging',
    subtitle: 'Conversations where your customers are',
    description:
      'Texts and direct messages go out when they matter: a question asked, an order shipped, a cart left behind. Replies land in one inbox, and the routine ones answer themselves.',
    features: [
      'SMS campaigns with consent handled for you',
      'Instant replies to DMs and comments',
      'Reminders that bring back abandoned carts',
      'Order, delivery and booking updates',
      'Two-way threads in one shared inbox',
      'Messages made personal by your customer data',
    ],
    benefits: [
      { figure: figures.smsOpenRate, text: 'SMS open rate' },
      { figure: figures.smsResponseRate, text: 'response rate versus email' },
      { figure: figures.cartAbandonmentReduction, text: 'less cart abandonment' },
    ],
    timeline: '1 week setup',
  },
} as const satisfies Record<string, ServiceWords>;
