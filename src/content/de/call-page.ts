export const callPage = {
  title: 'Ihr Anruf',
  when: 'Wir rufen Sie an:',
  forUs: (moment: string) => `Bei uns ist das ${moment}.`,
  moved: 'Ihr Anruf ist verlegt. Die alte Zeit ist wieder frei.',
  another: 'Eine andere Zeit',
  freeOn: (day: string, count: string) => `${day}: ${count} frei`,
  noneFree: 'Im Moment ist keine andere Zeit frei.',
  move: 'Anruf verlegen',
  chooseTime: 'Bitte wählen Sie zuerst eine der Zeiten.',
  timeGone:
    'Diese Zeit hat gerade jemand anders bekommen. Ihr Anruf bleibt, wie er war. Bitte wählen Sie eine andere.',
  cancel: 'Anruf absagen',
  cancelForGood: 'Dann ruft Sie niemand an, und die Zeit ist für andere frei.',
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
  orCall: 'Oder rufen Sie uns an:',
} as const;
