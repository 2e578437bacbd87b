import { agency, drawnFigures, type Statistic } from '#content/words-kit.ts';
import { figures } from './figures.ts';

const further: readonly Statistic[] = [
  { figure: figures.industriesServed, label: 'Branchen', drawing: drawnFigures.industriesServed },
];

export const aboutPage = {
  inSearch: {
    title: 'Über uns',
    description: `Die Agentur hinter ${figures.projectsCompleted} Projekten in ${figures.industriesServed} Branchen: unser Auftrag, wofür wir stehen, unsere Bilanz und warum Kunden uns wählen.`,
  },
  title: `Über ${agency.name}`,
  question: 'Was sollten Ihre Leute nicht tun müssen?',
  lead: 'Eine Agentur für Websites mit KI und Automatisierung, die von dieser einen Frage ausgeht.',
  back: 'Zurück',
  mission: {
    title: 'Unser Auftrag',
    statement: 'Wir nehmen Menschen Routine vom Schreibtisch.',
    explanation:
      'Websites, die verkaufen, und Automatisierung, die dranbleibt: So antwortet ein Unternehmen jeder Größe wie ein großes.',
  },
  values: {
    title: 'Wir raten auch ab',
    lead: 'Vier Grundsätze entscheiden, was wir bauen und wovon wir abraten.',
    bigger: 'Ein größeres Werkzeug',
    simpler: 'Eine einfachere Antwort',
    quartersOfDay: ['0 Uhr', '6 Uhr', '12 Uhr', '18 Uhr'],
    list: [
      {
        drawing: 'answer',
        title: 'Der Kunde zuerst',
        text: 'Wir gehen von Ihren Zielen aus, nie von einem Werkzeug. Ist eine einfachere Antwort besser für Sie, dann hören Sie die von uns.',
      },
      {
        drawing: 'week',
        title: 'Neues von Anfang an',
        text: `${figures.researchShare} unserer Zeit gehen in Forschung und Entwicklung. Was wir dort lernen, steckt in dem, was wir für Sie bauen.`,
      },
      {
        drawing: 'hours',
        title: 'Verlässlich im Betrieb',
        text: `Hinter allem, was wir starten, steht unser Support, ${figures.support}. Automati\u00ADsierung arbeitet auch nachts, und die Hilfe dafür ebenso.`,
      },
      {
        drawing: 'channels',
        title: 'Lösungen, die mit\u00ADwachsen',
        text: 'Beginnen Sie mit einer Leistung und nehmen Sie die nächste dazu, wenn Sie sie brauchen. Was wir bauen, wächst mit Ihren Kunden, ohne Neuanfang.',
      },
    ],
  },
  trackRecord: {
    title: 'Unsere Bilanz',
    lead: `Was bisher erreicht ist, und wie bald Sie von uns hören: in ${figures.responseTime}.`,
    further,
  },
  whyChoose: {
    title: `Warum ${agency.name}`,
    lead: 'Zwei Programme verbinden können viele. Das sind die Gründe, es uns machen zu lassen.',
    points: [
      {
        evidence: figures.conversionIncrease,
        title: 'Auf Ergebnisse aus',
        text: 'So viel mehr Conversions im Schnitt. Wir fragen, welche Zahl für Sie zählt, und bauen für diese eine.',
      },
      {
        evidence: figures.websiteTimeShort,
        title: 'Schnell geliefert',
        text: 'Für eine individuelle Website, vom ersten Gespräch bis zur fertigen Seite.',
      },
      {
        evidence: figures.industriesServed,
        title: 'In Ihrer Branche zu Hause',
        text: 'Branchen, die uns gelehrt haben, was Kunden fragen und wann sie nicht länger warten.',
      },
      {
        evidence: figures.support,
        title: 'Auf Dauer an Ihrer Seite',
        text: 'Support nach dem Start, damit das Gebaute mit Ihrem Unternehmen Schritt hält.',
      },
    ],
  },
  closing: {
    title: 'Welche Aufgabe würden Sie nie wieder machen?',
    lead: `Eine kostenlose Beratung, und in ${figures.replyWithin} eine Antwort mit einer Strategie für Ihr Unternehmen.`,
    action: 'Kostenlose Beratung anfragen',
  },
} as const;
