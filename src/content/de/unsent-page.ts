export const fieldProblems = {
  missing: 'fehlt',
  notAnEmail: 'ist unvollständig oder hat einen Tippfehler',
  notADate: 'ist kein Datum wie 2026-11-30',
  notATime: 'ist keine Uhrzeit wie 14:30',
} as const;

export const unsentPage = {
  contact: 'Lieber schreiben oder anrufen?',
  wrongFields: {
    title: 'Bitte prüfen Sie Ihre Angaben',
    reason: 'Ihre Anfrage ist noch nicht gesendet. Nur das hier braucht noch einen Blick:',
  },
  refused: {
    title: 'Ihre Anfrage wurde nicht gesendet',
    reason: 'Die Anfrage ist nicht so, wie unser Formular sie schreibt.',
  },
  tooMany: {
    title: 'Einen Moment, bitte',
    reason: (seconds: string) =>
      `Gerade kommt zu viel auf einmal an. Versuchen Sie es in ${seconds === '1' ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
  },
  reload: { title: 'Laden Sie diese Seite neu', text: 'Das sendet Ihre Anfrage noch einmal. Ihr Browser fragt vorher nach.' },
  notKept: {
    reason: 'Ihre Anfrage hat uns erreicht, aber wir konnten sie wegen einer Störung nicht speichern. Bitte senden Sie sie noch einmal.',
  },
  back: { title: 'Gehen Sie im Browser zurück', text: 'Alles, was Sie geschrieben haben, ist noch da.' },
} as const;
