import { agency, callHours, daysKept, legalEntity, type Part, type TextPage } from '#content/words-kit.ts';

/**
 * The page appears once it has parts:
 * `{ title: 'Wer schreibt die Texte?', text: 'Wir, und Sie geben sie frei.' }`.
 */
export const questionsPage = {
  title: 'Fragen und Antworten',
  description: `Was man ${agency.name} vor dem Anfang fragt: wie wir arbeiten, wie lange es dauert, was es kostet und wie es danach weitergeht.`,
  lead: 'Was man uns vor dem Anfang fragt.',
  parts: [] as readonly Part[],
} as const;

export const privacyPage = {
  title: 'Datenschutz',
  description: `Was ${agency.name} von dem aufbewahrt, was Sie hier schreiben, wie lange, wohin es geht, und wie Sie es löschen lassen.`,
  lead: 'Was aus dem wird, was Sie hier schreiben.',
  parts: {
    responsible: {
      title: 'Verant\u00ADwortlich',
      text: `${legalEntity.name}\n${legalEntity.address}\n${agency.email}\n${agency.phone}`,
    },
    whatWeKeep: {
      title: 'Was wir aufbewahren',
      text: 'Nichts, bis Sie das Formular senden. Dann: Ihre Angaben, Ihre Sprache auf dieser Website, die Zeitzone Ihres Browsers, die Kampagne aus der Adresse, über die Sie gekommen sind, und den Namen der Website, die auf uns verwiesen hat. Wir verwenden all das, um Ihnen zu antworten. Sendet Ihnen diese Website E-Mails, bewahrt sie außerdem einen kurzen Hash Ihrer E-Mail-Adresse auf, damit niemand Ihnen viele E-Mails senden lassen kann. Dieser Hash wird mit Ihrer Anfrage gelöscht oder bis zu einem Tag danach. IP-Adressen von Besuchern bewahren wir nicht auf.',
    },
    calls: {
      title: 'Wenn Sie einen Anruf möchten',
      text: callHours.timeZone
        ? 'Von einem Anruf bewahren wir die Zeit auf, ob wir sie noch mit Ihnen abstimmen müssen, und Ihre Änderungen. Bis Ihre Anfrage gelöscht wird, außerdem den Link, mit dem Sie ihn ändern, und kurze Hashes Ihres Netzes, Ihrer E-Mail-Adresse und Ihrer Telefonnummer, damit niemand alle Zeiten belegt. Andere haben denselben Hash, er benennt also niemanden.'
        : '',
    },
    howLong: {
      title: 'Wie lange',
      text: `Ihre Anfrage wird ${daysKept} bis ${daysKept + 2} Tage nach der Weitergabe aus unserem Speicher gelöscht, aber nicht, bevor ihr Anruf vorbei ist; eine, die als Spam zurückgehalten wurde, nach 90 bis 92 Tagen. Von einer gelöschten Anfrage behalten wir für unsere Statistik, wann sie kam und beantwortet wurde, die Leistung, den Antwortweg und die Kampagne oder Website, die Sie hergeführt hat. In Sicherungskopien bleibt sie etwas länger.`,
    },
    whereItGoes: {
      title: 'Wohin es geht',
      text: 'In unseren eigenen Speicher und von dort in das Programm, mit dem wir Anfragen bearbeiten. Sonst gibt die Website es niemandem weiter.',
    },
    inYourBrowser: {
      title: 'In Ihrem Browser',
      text: 'Es gibt keine Cookies. Ein Entwurf des Formulars bleibt, bis Sie den Tab schließen. Eine Anfrage, die nicht gesendet werden konnte, bleibt bis zu 14 Tage, um noch einmal gesendet zu werden.',
    },
    yourRights: {
      title: 'Was Sie verlangen können',
      text: `Auskunft darüber, was wir von Ihnen aufbewahren, die Berichtigung und die Löschung. Schreiben Sie an ${agency.email}.`,
    },
  },
  furtherParts: [] as readonly Part[],
} as const;

export const imprintPage = {
  title: 'Impressum',
  description: `Wer für diese Website verantwortlich ist: Name, Anschrift und die weiteren Angaben von ${agency.name}, und wie Sie uns erreichen.`,
  lead: 'Wer für diese Website verantwortlich ist.',
  furtherParts: [] as readonly Part[],
} as const;

export const furtherPages: readonly TextPage[] = [];
