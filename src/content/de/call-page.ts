export const callPage = {
  title: 'Ihr Anruf',
  lead: 'Bis er vorbei ist, können Sie ihn hier verlegen oder absagen.',
  when: 'Wir rufen Sie an:',
  forUs: (moment: string) => `Bei uns ist das ${moment}.`,
  moved: 'Ihr Anruf ist verlegt. Die alte Zeit ist wieder frei.',
  another: 'Eine andere Zeit',
  previousWeek: 'Vorige Woche',
  nextWeek: 'Nächste Woche',
  noneFree: 'Im Moment ist keine andere Zeit frei.',
  movedTooOften: 'Dieser Anruf lässt sich hier nicht mehr verlegen. Schreiben Sie uns oder rufen Sie uns an, wenn er zu einer anderen Zeit sein soll.',
  toCalendar: 'In den Kalender',
  move: 'Verlegen',
  cancel: 'Absagen',
  moveIt: 'Anruf verlegen',
  chooseTime: 'Bitte wählen Sie zuerst eine der Zeiten.',
  timeGone:
    'Diese Zeit hat gerade jemand anders bekommen. Ihr Anruf bleibt, wie er war. Bitte wählen Sie eine andere.',
  cancelForGood: 'Diesen Anruf absagen? Die Zeit ist dann für andere frei.',
  keep: 'Behalten',
  yesCancel: 'Ja, absagen',
  cancelled: {
    title: 'Ihr Anruf ist abgesagt',
    text: 'Es ruft Sie niemand an. Wenn Sie doch einen Anruf möchten, fragen Sie einen neuen an.',
  },
  over: {
    title: 'Dieser Anruf ist vorbei',
    text: 'Seine Zeit ist verstrichen. Wenn Sie noch einen Anruf möchten, fragen Sie ihn an.',
  },
  erased: {
    title: 'Wir kennen diesen Anruf nicht mehr',
    text: 'Was Sie geschrieben haben, ist gelöscht.',
  },
  bookAgain: 'Neue Zeit buchen',
  unavailable: {
    title: 'Einen Moment, bitte',
    text: 'Wir können Ihren Anruf gerade nicht nachsehen. Es hat sich nichts daran geändert. Versuchen Sie es in einer Minute noch einmal.',
  },
} as const;
