import { drawnFigures, offers, type Statistic } from '#content/words-kit.ts';
import { figures, priceText } from './figures.ts';

export const statistics: readonly Statistic[] = [
  { figure: figures.projectsCompleted, label: 'Fertige Projekte', drawing: drawnFigures.projectsCompleted },
  { figure: figures.averageRoiIncrease, label: 'Mehr ROI im Schnitt', drawing: drawnFigures.averageRoiIncrease },
  { figure: figures.clientSatisfaction, label: 'Zufriedene Kunden', drawing: drawnFigures.clientSatisfaction },
  { figure: figures.responseTimeShort, label: 'Antwortzeit', drawing: drawnFigures.responseHours },
];

export const homePage = {
  inSearch: {
    title: '',
    description:
      'Websites mit KI, E-Mail-Marketing, Chatbots, Telefonassistenten und SMS für Unternehmen, die wieder Zeit haben wollen. Beginnen Sie mit kostenloser Beratung.',
  },
  hero: {
    headline: 'Wir bauen die Zukunft der Automati\u00ADsierung',
    lead: `Für Unternehmen aus ${figures.industriesServed} Branchen: Websites, die verkaufen, und KI, die Nachrichten, E-Mails, Chats und Anrufe beantwortet. Ihr Team hat wieder Zeit.`,
    buildWebsite: 'Website anfragen',
    exploreSolutions: 'KI-Lösungen ansehen',
    terms: [
      'Kostenlose Beratung',
      `Antwort in ${figures.replyWithin}`,
      `Websites ${priceText(offers[0].price)}`,
    ],
    chooseDayOfDrawings: 'Wählen Sie einen Tag.',
    graph: {
      description:
        'Ein Kunde fragt nach einem Termin. Eine KI antwortet per Website, E-Mail, Chat, Anruf oder SMS: Er ist gebucht.',
      when: 'Ihr Kunde, {hour}',
      example: 'Beispiel',
      question: 'Haben Sie Zeit am …?',
      outputs: {
        website: 'Website',
        email: 'E-Mail',
        chat: 'Chat',
        call: 'Anruf',
        text: 'SMS',
      },
    },
  },
  meanwhile: {
    atNight: 'Sie schlafen.',
    inTheMorning: 'Sie sind unterwegs.',
    onTheDay: 'Ihr Kunde kommt herein.',
  },
  services: {
    title: 'Eine Website, die verkauft. Automatik, die dranbleibt.',
    lead: 'Beginnen Sie mit einer Leistung, oder nutzen Sie alle. Jede wird für Sie eingerichtet und arbeitet mit den anderen zusammen.',
    startFeatured: 'Website starten',
  },
  whyUs: {
    title: 'Beantworten Sie nichts mehr zweimal',
    lead: 'Was Kunden sehen, sobald die Routine von selbst läuft.',
    meetUs: 'Die Agentur kennenlernen',
    timeline: [
      { title: 'Gründung', text: 'Ein kleines Team mit einer Idee: Routine ist Sache von Maschinen.' },
      { title: 'Erste Projekte', text: 'Erste Websites und erste Lehren, was Kunden brauchen.' },
      { title: 'KI in jedem Projekt', text: 'KI gehört dazu, vom ersten Entwurf bis zur ersten Antwort.' },
      { title: 'Alles aus einer Hand', text: 'Websites, E-Mails, Chats, Anrufe und SMS von einem Team.' },
    ],
  },
  contact: {
    title: 'Sagen Sie uns, was Sie aufhält',
    lead: `Sie bekommen eine kostenlose Beratung und eine Strategie für Ihre Automati\u00ADsierung. Wir antworten in ${figures.replyWithin}.`,
    action: 'Kostenlose Beratung sichern',
  },
} as const;
