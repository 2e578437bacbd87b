const requests = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 Anfrage ${singular}` : `${count} Anfragen ${plural}`;

export const alerts = {
  yourSite: 'Ihre Website',
  well: {
    title: 'alles ist wieder in Ordnung',
    text: 'alles ist wieder in Ordnung.',
    after: (lasted: string, trouble: string) => `Es war kurz: ${trouble}, ${lasted} lang.`,
  },
  noAnswer: 'keine',
  checkProxies: 'Sind die Besucher echt, ist vielleicht TRUSTED_PROXIES falsch: npm run doctor prüft es.',
  releaseAll: 'Freigeben mit: npm run outbox -- release --all',
  backUp:
    'Sichern Sie jede Nacht mit: npm run outbox -- backup DATEI. ' +
    'Wenn Sie anders sichern, setzen Sie BACKED_UP_OTHERWISE=yes',
  storeFails: {
    title: 'der Speicher besteht seine Prüfung nicht',
    text: (code: string) =>
      `der Speicher besteht seine Prüfung nicht (${code}): Neue Anfragen gehen vielleicht ohne gespeicherte Kopie an den Empfänger. ` +
      'Die Ursache nennt: npm run doctor',
  },
  noReceiver: {
    title: 'niemand empfängt die Anfragen',
    text:
      'Anfragen werden gespeichert, aber niemand empfängt sie. Setzen Sie CONSULTATION_WEBHOOK_URL auf die Adresse, ' +
      'die Ihr Workflow-Werkzeug für seinen Webhook anzeigt, oder SMTP_URL und MAIL_TO für ein Postfach.',
  },
  late: {
    title: 'Anfragen warten länger als zehn Minuten',
    text: (count: number, oldest: string) =>
      `${requests(count, 'wartet', 'warten')} auf Zustellung, die älteste ${oldest} lang.`,
    failed: (count: number, lastAnswer: string) =>
      `Fehlgeschlagen: ${count}. Letzte Antwort des Empfängers: ${lastAnswer}.`,
    remedy: 'Nichts ist verloren. Die Ursache nennt: npm run doctor -- --send',
  },
  storeFull: {
    title: 'der Speicher ist voll',
    text:
      'Der Speicher ist voll: Neue Anfragen gehen ohne gespeicherte Kopie an den Empfänger. ' +
      'Warum die Zustellung scheitert, sagt: npm run doctor -- --send',
  },
  mailRefused: {
    title: 'der Mailserver nimmt keine Mails an',
    text: (count: number, lastAnswer: string) =>
      `Der Mailserver nimmt keine Mails an. Wartende Mails: ${count}. Seine letzte Antwort: ${lastAnswer}. ` +
      'Anfragen sind nicht betroffen. Prüfen Sie SMTP_URL, MAIL_FROM und MAIL_TO.',
  },
  diskFull: {
    title: 'die Festplatte des Speichers ist fast voll',
    text: (megabytes: number) =>
      `Auf der Festplatte des Speichers sind nur noch ${megabytes} MB frei: Schaffen Sie Platz.`,
  },
  calendarUnreadable: {
    title: 'ein Kalender ist nicht lesbar',
    text:
      'Ein Kalender ist nicht lesbar: Seine Termine sperren keine Zeit, und jeder Anruf muss vereinbart werden. ' +
      'Das Protokoll sagt, welcher Kalender und warum.',
  },
  calendarNotRead: {
    title: 'ein Kalender ist noch nicht gelesen',
    text:
      'Die Website hat einen Kalender noch nicht gelesen: Seine Termine sperren keine Zeit, und jeder Anruf muss vereinbart werden. ' +
      'Sie liest ihn in den ersten zwei Minuten nach ihrem Start.',
  },
  eventsNotUnderstood: {
    title: 'Termine eines Kalenders sind unverständlich',
    text: (count: number) =>
      `Unverständliche Termine eines Kalenders: ${count}. ` +
      'Jeder sperrt den ganzen Tag, an dem er beginnt. Das Protokoll sagt, welche es sind.',
  },
  parked: {
    title: 'abgelehnt',
    text: (count: number) =>
      `${requests(count, 'ist', 'sind')} immer wieder abgelehnt worden, während der Empfänger andere annahm. ` +
      'Anzeigen mit: npm run outbox -- list --state parked',
  },
  backup: {
    title: 'Datensicherung',
    text: (age: string) => `Die letzte Datensicherung ist ${age} alt.`,
    missing: (ago: string) =>
      `Dieser Speicher wurde noch nie gesichert, und seine älteste Anfrage kam ${ago}.`,
  },
  spam: {
    title: 'Spam',
    text: (count: number) =>
      `${requests(count, 'ist', 'sind')} unter Spamverdacht angehalten. ` +
      'Anzeigen mit: npm run outbox -- list --state held',
  },
  overQuota: {
    title: 'über dem Kontingent',
    text: (count: number) =>
      `${requests(count, 'ist', 'sind')} angehalten, weil ein Netz so viele gesendet hat.`,
  },
  refusedCopies: {
    title: 'abgelehnte Kopien',
    text: (count: number) =>
      `Kopien, die das Postfach aus MAIL_TO ablehnt: ${count}. Die Anfragen selbst sind nicht betroffen. ` +
      'Berichtigen Sie MAIL_TO, oder schaffen Sie Platz in dem Postfach, dann: npm run outbox -- retry',
  },
  lateConfirmations: {
    title: 'verspätete Bestätigungen',
    text: (count: number, mostAnHour: number) =>
      `Bestätigungen, die länger als eine Stunde warten: ${count}. ` +
      `Es wurden so viele verlangt, dass Kunden ${mostAnHour} in der Stunde bekommen, dazu die erste jedes Netzes. ` +
      'Die anderen folgen von selbst. ' +
      'Anfragen sind nicht betroffen. Wer sie verlangt, zeigt: npm run outbox -- list',
  },
  missedConfirmations: {
    title: 'entfallene Bestätigungen',
    text: (count: number) =>
      `Bestätigungen des letzten Tages, die für ihren Anruf zu spät kamen: ${count}. ` +
      'Diese Kunden haben keine bekommen. Das Protokoll nennt die Anfragen: Mail dropped',
  },
  mailsByAgency: {
    title: 'Mails über Ihre Änderungen',
    text: (most: number) =>
      `In der letzten Stunde haben ${most} Mails gemeldet, dass Sie einen Anruf verlegt oder abgesagt haben. Mehr gehen in einer Stunde nicht hinaus. ` +
      'Die anderen folgen von selbst. ' +
      'Haben Sie diese Anrufe nicht geändert, liest jemand Ihre Mails oder Ihren Kalender: Ändern Sie dessen Kennwort und CALENDAR_FEED_KEY.',
  },
  flood: {
    title: 'Flut',
    text: (count: number) =>
      `${requests(count, 'ist', 'sind')} angehalten, weil binnen einer Stunde eine Flut von Anfragen kam.`,
  },
  heldRoomScarce: {
    title: 'Platz für angehaltene Anfragen',
    text:
      'Der Platz für angehaltene Anfragen ist fast aufgebraucht. ' +
      'Weitere bleiben in den Browsern der Kunden, die sie erneut senden.',
  },
  callsBeyondLimit: {
    title: 'Anrufe über der Grenze',
    text: (count: number, most: number) =>
      `${requests(count, 'betrifft', 'betreffen')} einen Anruf, der vereinbart werden muss, ` +
      `weil ihr Netz schon ${most} Anrufe reserviert hat.`,
  },
  noTimeZone: {
    title: 'Anrufe ohne Zeitzone',
    text: (count: number) =>
      `${requests(count, 'betrifft', 'betreffen')} einen Anruf, der noch abzustimmen ist, und die Anrufzeiten haben keine Zeitzone: Keine Zeit wird reserviert. ` +
      "Schreiben Sie timeZone: 'Europe/Berlin', oder Ihre, in src/agency/hours.ts",
  },
  wrongPasswords: {
    title: 'falsche Passwörter',
    text: (count: number) =>
      `An einem Tag wurden ${count} falsche Passwörter versucht. Weitere müssen warten. Waren Sie es nicht, ist nichts zu tun, solange das Passwort lang ist.`,
  },
  callsWithoutEvent: {
    title: 'Anrufe ohne ihren Termin',
    text: (count: number) =>
      `${requests(count, 'betrifft', 'betreffen')} einen Anruf, dessen Termin in Ihrem Kalender verlegt, gelöscht oder als frei markiert wurde. ` +
      'Der Kunde weiß davon nichts, und die Zeit wird anderen angeboten. ' +
      'Verlegen Sie den Anruf über seinen Link, oder sagen Sie ihn dort ab. Wenn Sie stattdessen telefoniert haben: ' +
      'npm run outbox -- agree ID, oder free ID, wenn Sie eine andere Zeit vereinbart haben',
  },
} as const;
