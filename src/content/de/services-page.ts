export const servicesPage = {
  inSearch: {
    title: 'Websites mit KI und Automatisierung',
    description:
      'Von der individuellen Website mit KI bis zu automatischen Anrufen und SMS: was Sie jeweils bekommen, was Sie erwarten können, Dauer und Preise.',
  },
  title: 'Websites und Automatisierung, die sich rechnen',
  lead: 'Nehmen Sie eine Leistung, oder lassen Sie alle zusammen\u00ADarbeiten.',
  included: 'Beratung und Hilfe beim Start sind immer kostenlos dabei.',
  jumpLinks: 'Leistungen auf dieser Seite',
  offered: 'Was Sie bekommen',
  results: 'Was Sie erwarten können',
  timeline: 'Dauer',
  investment: 'Investition',
  choose: 'Jetzt anfragen',
  closing: {
    title: 'Sie wissen noch nicht, womit Sie anfangen?',
    lead: 'Erzählen Sie uns, wo Ihre Zeit bleibt. Sie bekommen eine Strategie für Ihr Unternehmen und entscheiden dann in Ruhe.',
    action: 'Kostenlose Beratung anfragen',
  },
} as const;
