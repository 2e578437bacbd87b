/** The page on which a visitor moves or cancels a call. */
export const callPage = {
  title: 'Ihr Anruf',
  lead: 'Bis er vorbei ist, können Sie ihn hier verlegen oder absagen.',
  when: 'Wir rufen Sie an:',
  /** Marks a time that is still to be confirmed, among the other times. */
  requested: 'Angefragt',
  /** Stands before the time of a call that was moved or cancelled. */
  wasAt: 'Er war geplant für:',
  /** Shows the agency the call's moment in the agency's time zone, if the visitor has another. */
  forUs: (moment: string) => `Bei uns ist das ${moment}.`,
  moved: 'Ihr Anruf ist verlegt',
  /** For the agency, which opened the page from its desk or mail. */
  forVisitor: 'Sie ändern diesen Anruf für Ihren Kunden, und diese Seite sagt ihm, dass Sie es waren.',
  byUs: 'Diese Änderung kommt von uns. Wenn sie Ihnen nicht passt, wählen Sie eine andere Zeit oder rufen Sie uns an.',
  freed: 'Diese Zeit ist nicht mehr für Sie reserviert. Es gilt die Zeit, die wir am Telefon vereinbart haben.',
  another: 'Eine andere Zeit',
  previousWeek: 'Vorige Woche',
  nextWeek: 'Nächste Woche',
  noneFree: 'Im Moment ist keine andere Zeit frei.',
  /** `toCalendar`, `move` and `cancel` are short, because their buttons are narrow. */
  toCalendar: 'In den Kalender',
  move: 'Verlegen',
  cancel: 'Absagen',
  moveCall: 'Anruf verlegen',
  chooseNewTime: 'Zum Verlegen wählen Sie eine Zeit',
  timeGone: 'Diese Zeit ist nicht mehr frei. Ihr Anruf bleibt, wie er war. Bitte wählen Sie eine andere.',
  /** The title of the page that says why a change was refused. */
  notChanged: 'Es ist nichts geändert',
  changedMeanwhile: 'Ihr Anruf ist inzwischen geändert worden, deshalb haben wir nichts getan. So steht er jetzt.',
  cancelQuestion: 'Diesen Anruf absagen?',
  thenFree: 'Die Zeit ist dann für andere frei.',
  keep: 'Behalten',
  yesCancel: 'Ja, absagen',
  cancelled: { title: 'Ihr Anruf ist abgesagt', text: 'Es ruft Sie niemand an. Wenn Sie doch einen Anruf möchten, fragen Sie einen neuen an.' },
  over: { title: 'Dieser Anruf ist vorbei', text: 'Seine Zeit ist verstrichen. Wenn Sie noch einen Anruf möchten, fragen Sie ihn an.' },
  erased: { title: 'Wir kennen diesen Anruf nicht mehr', text: 'Was Sie geschrieben haben, ist gelöscht.' },
  bookAgain: 'Neue Zeit buchen',
  notYet: { title: 'Noch nicht da', text: 'Wir kennen diesen Anruf nicht. Vielleicht ist Ihre Anfrage noch unterwegs: Diese Seite sieht alle dreißig Sekunden wieder nach. Ändert sich nichts, gibt es den Anruf nicht mehr.' },
  unavailable: { title: 'Einen Moment, bitte', text: 'Wir können Ihren Anruf gerade nicht nachsehen. Es hat sich nichts daran geändert. Versuchen Sie es in einer Minute noch einmal.' },
} as const;
