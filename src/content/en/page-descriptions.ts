import { agency } from '../agency.ts';
import type { PageName } from '../navigation.ts';
import { agencyWords } from './agency-words.ts';
import { claims } from './claims.ts';
import { consultationPage } from './consultation-page.ts';

export const pageDescriptions = {
  home: {
    title: `${agency.name}: ${agencyWords.tagline}`,
    description:
      'AI-powered websites, email marketing, chatbots, phone callers and text messaging for businesses that want their day back. Begin with a free consultation.',
  },
  services: {
    title: 'AI Website and Automation Services',
    description:
      'From custom AI-powered websites to automated calls and texts: what you get with each service, results to expect, timelines and prices.',
  },
  about: {
    title: 'About Us',
    description: `The agency behind ${claims.projectsCompleted} projects in ${claims.industriesServed} industries: our mission, what we stand on, our track record and why clients choose us.`,
  },
  consultation: {
    title: consultationPage.title,
    description: consultationPage.description,
  },
} as const satisfies Record<PageName, { title: string; description: string }>;
