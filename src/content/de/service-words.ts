import type { ServiceWords } from '#content/words-kit.ts';
import { figures } from './figures.ts';

export const serviceWords = {
  website: {
    title: 'Indivi\u00ADduelle Websites mit KI',
    inForm: 'Individuelle Website mit KI',
    subtitle: 'Macht Besucher zu Kunden und antwortet selbst',
    description:
      'Wir gestalten und bauen Ihre Website von Grund auf und verbinden sie mit den Programmen, die Ihr Team schon nutzt. Besucher finden, was sie brauchen, stellen eine Frage und erreichen Sie in einem Schritt.',
    features: [
      'Ein eigener Entwurf, keine Vorlage',
      'Ein KI-Assistent, der auf der Seite antwortet',
      'Texte und Aufbau, die Anfragen bringen',
      'Formulare, die in CRM und Postfach ankommen',
      'Markup und Metadaten für Google und Bing',
      'Zu Hause auf Handy, Tablet und Computer',
    ],
    benefits: [
      { figure: figures.conversionIncrease, text: 'mehr Abschlüsse im Durchschnitt' },
      { figure: figures.siteLoadTime, text: 'bis Ihre Seite geladen ist' },
      { text: 'Jede Anfrage kommt mit ihrer Vorgeschichte beim Richtigen an' },
    ],
    timeline: figures.websiteTime,
  },
  email: {
    title: 'E-Mail-Marketing, automatisch',
    subtitle: 'Nachfassen, das nie vergisst',
    description:
      'Jeder Interessent bekommt die richtige E\u2011Mail zur richtigen Zeit, vom ersten Hallo bis zum Vertrag. Sie sprechen mit denen, die so weit sind; um die anderen kümmert sich die Automatisierung.',
    features: [
      'Begrüßung und Begleitung, für Sie geschrieben',
      'Listen, die sich nach dem Verhalten ordnen',
      'Bewertungen, die zeigen, wer kaufbereit ist',
      'Vergleiche von Betreffzeilen und Angeboten',
      'CRM und Kalender immer auf einem Stand',
      'Zahlen in verständlicher Sprache',
    ],
    benefits: [
      { figure: figures.weeklyHoursSaved, text: 'Stunden Nachfassen pro Woche gespart' },
      { text: 'Kein Kontakt geht verloren, weil jemand keine Zeit hatte' },
      { text: 'Ihr Team spricht mit Menschen, die kaufen wollen' },
    ],
    timeline: '2–4 Wochen',
    note: {
      figure: figures.monthlyEmailLeads,
      text: `Je nach Budget sind ${figures.monthlyEmailLeads} qualifizierte Anfragen im Monat möglich.`,
    },
  },
  chatbot: {
    title: 'Chatbots für den Kunden\u00ADservice',
    subtitle: 'Eine Antwort, sobald jemand fragt',
    description:
      'Ein Chatbot, der Ihre eigenen Unterlagen kennt, antwortet zu jeder Stunde in Ihrem Ton und übergibt an einen Menschen, sobald einer gebraucht wird.',
    features: [
      'Geschult mit Website, Unterlagen und Richtlinien',
      'Ein Assistent für Website und Messenger',
      'Auskunft zu Bestellung, Buchung und Konto',
      'Übergabe an Ihr Team mit dem ganzen Verlauf',
      'Antworten in der Sprache des Kunden',
      'Lernt aus Fragen, die offen geblieben sind',
    ],
    benefits: [
      { figure: figures.responseTimeReduction, text: 'kürzere Antwortzeit' },
      { figure: figures.supportCostReduction, text: 'weniger Kosten im Service' },
      { text: 'Ihrem Team bleibt Zeit für die schwierigen Fragen' },
    ],
    timeline: '1 Woche Setup',
  },
  phone: {
    title: 'Automa\u00ADtische Telefon-Assistenten',
    subtitle: 'Anrufe, die sich selbst erledigen',
    description:
      'Eine KI-Stimme bestätigt Termine, ruft neue Interessenten zurück und nimmt ab, wenn bei Ihnen besetzt ist. Sie spricht für Ihr Unternehmen und schreibt mit.',
    features: [
      'Erinnerung an Termine und ihre Bestätigung',
      'Verlegen am Telefon, direkt in Ihren Kalender',
      'Rückruf, solange das Interesse frisch ist',
      'Eine natürliche Stimme und Texte, die Sie freigeben',
      'Mitschrift und Kurzfassung jedes Anrufs',
      'Auf Wunsch weiter zu einem Menschen',
    ],
    benefits: [
      { figure: figures.appointmentShowUpIncrease, text: 'mehr eingehaltene Termine' },
      { figure: figures.noShowReduction, text: 'weniger Ausfälle' },
      { figure: figures.weeklyHoursFreed, text: 'Stunden pro Woche frei für Ihr Team' },
    ],
    timeline: '1 Woche Setup',
  },
  messaging: {
    title: 'Automa\u00ADtische DMs und SMS',
    inForm: 'DMs und SMS',
    subtitle: 'Gespräche dort, wo Ihre Kunden sind',
    description:
      'Nachrichten gehen raus, wenn es darauf ankommt: nach einer Frage, einem Versand, einem verlassenen Warenkorb. Antworten kommen in einem Postfach an, und die üblichen beantworten sich selbst.',
    features: [
      'SMS-Kampagnen samt Einwilligung',
      'Sofort Antwort auf Nachrichten und Kommentare',
      'Erinnerungen an verlassene Warenkörbe',
      'Neues zu Bestellung, Lieferung und Buchung',
      'Gespräche in einem gemeinsamen Postfach',
      'Persönliche Nachrichten aus Ihren Kundendaten',
    ],
    benefits: [
      { figure: figures.smsOpenRate, text: 'der SMS werden geöffnet' },
      { figure: figures.smsResponseRate, text: 'mehr Antworten als per E-Mail' },
      { figure: figures.cartAbandonmentReduction, text: 'weniger verlassene Warenkörbe' },
    ],
    timeline: '1 Woche Setup',
  },
} as const satisfies Record<string, ServiceWords>;
