import { agency } from './agency.ts';
import { claims } from './claims.ts';
import { consultationPage } from './consultation-page.ts';
import { type Page, pages } from './navigation.ts';

export const pageDescriptions = {
  [pages.home]: {
    title: `${agency.name}: ${agency.tagline}`,
    description:
      'AI-powered websites, email marketing, chatbots, phone callers and text messaging for businesses that want their day back. Begin with a free consultation.',
  },
  [pages.services]: {
    title: 'AI Website and Automation Services',
    description:
      'From custom AI-powered websites to automated calls and texts: what you get with each service, results to expect, timelines and prices.',
  },
  [pages.about]: {
    title: 'About Us',
    description: `The agency behind ${claims.projectsCompleted} projects in ${claims.industriesServed} industries: our mission, what we stand on, our track record and why clients choose us.`,
  },
  [pages.consultation]: {
    title: consultationPage.title,
    description: consultationPage.description,
  },
} as const satisfies Record<Page, { title: string; description: string }>;
