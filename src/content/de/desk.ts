const requests = (count: number) => (count === 1 ? '1 Anfrage' : `${count} Anfragen`);

export const desk = {
  title: 'Anfragen',
  timesAreIn: (zone: string) => `Zeitangaben: ${zone}.`,
  back: 'Alle Anfragen',
  login: {
    title: 'Anmelden',
    password: 'Passwort',
    button: 'Anmelden',
    logOut: 'Abmelden',
    wrong: 'Dieses Passwort ist falsch.',
    tooMany: (when: string) => `Zu viele falsche Passwörter. Versuchen Sie es ${when} wieder.`,
    needsHttps:
      'Diese Seite öffnet sich nur über https oder auf diesem Rechner unter http://localhost.',
  },
  toAnswer: {
    title: 'Zu beantworten',
    none: 'Niemand wartet auf Ihre Antwort.',
    received: (moment: string) => `Eingegangen ${moment}`,
    due: (moment: string) => `Antwort zugesagt bis ${moment}`,
    overdue: (moment: string) => `Überfällig: Antwort zugesagt bis ${moment}`,
    more: 'Mehr anzeigen',
  },
  delivery: {
    flows: 'Zustellung läuft',
    late: 'Zustellung ist verspätet',
    paused: 'Zustellung ist unterbrochen',
    nobody: 'Niemand empfängt die Anfragen',
    whyPaused: (lasts: string, nextTry: string) =>
      `Der Empfänger hat ${lasts} lang nichts angenommen. Der nächste Versuch folgt ${nextTry}.`,
    unknownFailure: 'Grund unbekannt.',
    never: 'Noch ist keine Anfrage zugestellt.',
    last: (ago: string) => `Die letzte Anfrage wurde ${ago} zugestellt.`,
  },
  search: {
    word: 'Suche',
    show: 'Suchen',
    none: 'Keine solche Anfrage.',
    isCut: (newest: string) => `Gesucht in den neuesten ${newest}.`,
    inAll: 'In allen suchen',
    older: 'Auch ältere',
  },
  calls: {
    title: 'Kommende Anrufe',
    theirTime: (time: string, city: string) => `Beim Kunden: ${time}, ${city}`,
    note: (remark: string) => `Hinweis: ${remark}.`,
    movedByYou: 'Sie haben den Anruf verlegt.',
    movedByVisitor: 'Der Kunde hat den Anruf verlegt.',
    isMoved: 'der Anruf ist verlegt',
    isCancelled: 'der Anruf ist abgesagt',
    remarks: {
      changedLater: 'der Anruf wurde später geändert',
      freed: 'Sie haben diese Zeit freigegeben und eine andere vereinbart',
      requested: 'diese Zeit ist vielleicht vergeben, vereinbaren Sie eine mit dem Kunden',
    },
    momentUnknown:
      'ohne Zeitzone wird keine Zeit reserviert, vereinbaren Sie eine mit dem Kunden',
  },
  request: {
    title: 'Eine Anfrage',
    delivery: 'Zustellung',
    knownAs: (id: string) => `Beim Empfänger und auf der Kommandozeile heißt sie ${id}`,
    facts: {
      heldBecause: 'Angehalten, weil',
      received: 'Eingegangen oder freigegeben',
      replyBy: 'Antwort versprochen bis',
      tries: 'Versuche',
      lastTry: 'Letzter Versuch',
      lastAnswer: 'Letzte Antwort',
      nextTry: 'Nächster Versuch',
      delivered: 'Zugestellt',
      resent: 'Erneut gesendet',
      answered: 'Beantwortet',
      timeZone: 'Zeitzone',
      language: 'Sprache',
      leadSource: 'Herkunft',
      changes: 'Änderungen des Anrufs',
      timeOfCall: 'Zeit des Anrufs',
      confirmation: 'Mail an den Kunden',
      reminder: 'Erinnerung',
      copy: 'Kopie für das Postfach',
    },
    due: 'fällig',
    changes: {
      new: (moment: string, call: string) => `${moment} gewünscht: ${call}`,
      moved: (moment: string, call: string) => `${moment} verlegt auf: ${call}`,
      cancelled: (moment: string, call: string) => `${moment} abgesagt: ${call}`,
    },
    byYou: (change: string) => `${change} (von Ihnen)`,
    mails: {
      sent: (moment: string) => `gesendet ${moment}`,
      mayHaveArrived: (moment: string) => `vielleicht angekommen ${moment}`,
      waits: 'wartet',
      waitsBecause: (reason: string) => `wartet: ${reason}`,
      mailboxRefuses: (answer: string) =>
        `Ihr Postfach lehnt sie ab (${answer}): Berichtigen Sie MAIL_TO`,
      addressRefuses: (answer: string) => `die Adresse lehnt Mails ab (${answer}): Rufen Sie an`,
      notSent: (reason: string) => `nicht gesendet: ${reason}`,
      erased: 'gelöscht',
    },
    mailboxesRefused: (status: string, count: string) =>
      `${status}, von ${count} der Postfächer abgelehnt`,
  },
  reasons: {
    'over quota': 'über dem Kontingent',
    'unusual flood': 'ungewöhnliche Flut',
    'the honeypot was filled in': 'ein für Menschen unsichtbares Feld wurde ausgefüllt',
    'the form was filled in within a second': 'das Formular wurde binnen einer Sekunde ausgefüllt',
    'cannot be prepared': 'lässt sich nicht aufbereiten',
    'no answer after the mail was handed over': 'keine Antwort nach Übergabe der Mail',
    'a limit of mails is reached':
      'so viele Mails, wie Kunden in einer Stunde oder eine Adresse an einem Tag bekommen, sind schon gesendet',
    'the call is not agreed at the moment': 'der Anruf ist zurzeit nicht vereinbart',
    'it is switched off': 'sie ist abgeschaltet',
    'the request is erased': 'die Anfrage ist gelöscht',
    'it cannot be written': 'sie lässt sich nicht schreiben',
    'it is two days old': 'sie ist zwei Tage alt',
    'the call has changed': 'der Anruf wurde geändert',
    'the address has no public domain': 'die Adresse hat keine öffentliche Domain',
    'the call has begun': 'der Anruf hat begonnen',
    'more than three a day': 'mehr als drei am Tag',
    'it is too late to remind': 'für eine Erinnerung ist es zu spät',
    'it was in a backup': 'sie kam aus einer Datensicherung',
  },
  actions: {
    'retry-all': { button: 'Alle jetzt senden', effect: 'Auch die abgelehnten.' },
    'release-all': {
      button: 'Alle angehaltenen freigeben',
      effect: 'Die eines Netzes oder einer Flut, nicht den Spamverdacht.',
    },
    answered: { button: 'Beantwortet', effect: 'Nimmt sie von der Liste der offenen Anfragen.' },
    unanswered: { button: 'Noch nicht beantwortet', effect: 'Setzt sie wieder auf die Liste der offenen Anfragen.' },
    retry: { button: 'Jetzt senden', effect: 'Macht sie sofort fällig, vor ihrem nächsten Versuch.' },
    release: { button: 'Freigeben', effect: 'Stellt sie zu wie jede andere Anfrage.' },
    resend: {
      button: 'Erneut senden',
      effect: 'Sendet sie noch einmal, danach spätere Änderungen ihres Anrufs.',
    },
    agree: {
      button: 'Diese Zeit vereinbaren',
      effect: 'Nachdem Sie telefoniert haben: Die Seite des Anrufs bestätigt sie.',
    },
    free: {
      button: 'Diese Zeit freigeben',
      effect: 'Nachdem Sie telefoniert haben: Andere können diese Zeit wählen.',
    },
    discard: {
      unfold: 'Verwerfen',
      button: 'Endgültig verwerfen',
      effect: 'Löscht sie und macht ihre Änderungen rückgängig.',
    },
    forget: {
      unfold: 'Diese Person vergessen',
      button: 'Endgültig vergessen',
      effect:
        'Löscht alle Anfragen dieser E-Mail-Adresse, auch kommende Anrufe und was nie zugestellt wurde.',
    },
  },
  results: {
    title: 'Ergebnis',
    requests,
    dueNow: (id: string) => `${id} ist jetzt fällig.`,
    allDueNow: (count: number) =>
      `Jetzt fällig: ${requests(count)} und alle wartenden Mails. Sie werden nacheinander gesendet.`,
    needsAgreement: (id: string) =>
      `Der Anruf von ${id} muss neu vereinbart werden: Ihr Kalender hat zu seiner Zeit einen Termin.`,
    released: (id: string) => `${id} ist freigegeben und jetzt fällig.`,
    releasedToo: (id: string) => `${id} betrifft denselben Anruf und ist auch freigegeben.`,
    allReleased: (count: number) =>
      `Jetzt fällig: ${requests(count)}, bisher wegen Kontingent oder Flut angehalten. Sie werden nacheinander gesendet.`,
    discarded: (id: string) => `${id} ist gelöscht und wird nicht zugestellt.`,
    callAsBefore: 'Ihr Anruf ist wieder wie zuvor.',
    agreed: (id: string) => `Der Anruf von ${id} ist vereinbart. Seine Zeit bekommt niemand sonst.`,
    freed: (id: string) =>
      `Die Zeit von ${id} ist frei: Das Formular bietet sie wieder an, falls kein anderer Anruf und kein Termin eines Kalenders sie hat.`,
    dueAgain: (count: number) =>
      `Erneut fällig: ${requests(count)}. Sie werden nacheinander gesendet.`,
    changesFollow: (ids: string, count: number) =>
      `Der Anruf wurde später geändert: ${ids} ${count === 1 ? 'folgt' : 'folgen'}.`,
    erased: (person: string, count: number) =>
      `Gelöscht ist, was ${person} in ${requests(count)} geschrieben hat.`,
    leftInPostgres:
      'PostgreSQL behält gelöschte Angaben in seinen Dateien, bis Sie VACUUM FULL outbox ausführen, und in seinem Protokoll (WAL), ' +
      'in Replikaten und Sicherungen, bis es diese ersetzt hat.',
  },
  refusals: {
    retry: (id: string) => `${id} wartet nicht und ist nicht abgelehnt.`,
    release: (id: string) => `${id} ist nicht angehalten.`,
    discard: (id: string) => `${id} ist weder angehalten noch abgelehnt.`,
    agree: (id: string) =>
      `${id} ist schon vereinbart, ist kein kommender Anruf, seine Zeit ist vergeben, oder Ihre Zeiten haben keine timeZone.`,
    free: (id: string) =>
      `${id} ist kein kommender Anruf, seine Zeit ist schon frei, oder Ihre Zeiten haben keine timeZone.`,
    resend: (id: string) => `${id} ist noch nicht zugestellt, oder ihre Angaben sind gelöscht.`,
    itIs: {
      pending: 'Sie wartet.',
      delivered: 'Sie ist zugestellt.',
      held: 'Sie ist angehalten.',
      parked: 'Sie ist abgelehnt.',
      erased: 'Sie ist gelöscht.',
    },
    changedLaterBy: (id: string) => `Ihr Anruf wurde später geändert, durch ${id}.`,
    noRequest: (id: string) => `Es gibt keine Anfrage mit der Kennung ${id}.`,
    nothingBy: (person: string) => `Der Speicher hat nichts, was ${person} geschrieben hat.`,
    answered: (id: string) => `Die Angaben von ${id} sind gelöscht.`,
    noAction: 'Eine solche Aktion gibt es nicht.',
  },
  failures: {
    diskFull: 'Die Festplatte des Speichers oder der Datensicherung ist voll.',
    file: (files: string, code: string) => `${files} lässt sich nicht verwenden (${code}).`,
    orFile: (file: string, other: string) => `${file} oder ${other}`,
    notWritten: (code: string) => `Nicht alles konnte geschrieben werden (${code}).`,
    store: (reason: string) =>
      `Der Speicher antwortet nicht: ${reason}. Mehr sagt "npm run doctor".`,
  },
} as const;
