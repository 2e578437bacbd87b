import { agency } from '../agency.ts';
import type { PageName } from '../navigation.ts';
import { agencyWords } from './agency-words.ts';
import { claims } from './claims.ts';
import { consultationPage } from './consultation-page.ts';

export const pageDescriptions = {
  home: {
    title: `${agency.name}: ${agencyWords.tagline}`,
    description:
      'Websites mit KI, E-Mail-Marketing, Chatbots, Telefonassistenten und SMS für Unternehmen, die wieder Zeit haben wollen. Beginnen Sie mit kostenloser Beratung.',
  },
  services: {
    title: 'Websites mit KI und Automatisierung',
    description:
      'Von der individuellen Website mit KI bis zu automatischen Anrufen und SMS: was Sie jeweils bekommen, was Sie erwarten können, Dauer und Preise.',
  },
  about: {
    title: 'Über uns',
    description: `Die Agentur hinter ${claims.projectsCompleted} Projekten in ${claims.industriesServed} Branchen: unser Auftrag, wofür wir stehen, unsere Bilanz und warum Kunden uns wählen.`,
  },
  consultation: {
    title: consultationPage.title,
    description: consultationPage.description,
  },
} as const satisfies Record<PageName, { title: string; description: string }>;
